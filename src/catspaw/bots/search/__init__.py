"""Tree search for every game, through sights and sampled worlds alone."""
