"""Game theory: best responses, exploitability and CFR+, for small games of any kind and for Cat & The Mouse."""
