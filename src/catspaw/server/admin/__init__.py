"""What operators and organisers do: back up and restore, look after people and tables, export what was played."""
