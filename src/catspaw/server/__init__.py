"""Tables that people reach through a browser: protocol, store, rooms, people."""
