"""The table in a terminal: a Textual client."""
