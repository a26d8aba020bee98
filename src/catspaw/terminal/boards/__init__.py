"""The three tables, drawn with letters from a seat's view."""
