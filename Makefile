# Two commands matter: `make play` and `make test`. Everything else is in run.py too.
# Debian's Python where it will do: one built without optimisation, as pyenv's are, takes half as long again.
PYTHON ?= $(shell /usr/bin/python3 -c 'import ensurepip, sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	&& echo /usr/bin/python3 || echo python3)
COMMANDS = play test check build compile dist matrix docs bench soak mutants lock

.PHONY: $(COMMANDS)
$(COMMANDS):
	@$(PYTHON) run.py $@
