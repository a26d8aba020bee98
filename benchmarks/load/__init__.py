"""Load on game servers: real sockets, one generator, the same traffic for ours and for a peer."""
