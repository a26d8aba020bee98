"""Several processes of the server on one machine: who serves which table, and who watches over them."""
