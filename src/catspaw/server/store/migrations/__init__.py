"""How databases of earlier versions become those of this one."""
