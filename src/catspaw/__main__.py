"""`python -m catspaw` is the `catspaw` command."""

from catspaw.terminal.main import main

main()
