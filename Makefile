# Two commands matter: `make play` and `make test`. Everything else is in run.py too.
PYTHON ?= python3
COMMANDS = play test check build compile dist matrix docs bench soak mutants lock

.PHONY: $(COMMANDS)
$(COMMANDS):
	@$(PYTHON) run.py $@
