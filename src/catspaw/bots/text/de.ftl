# Warum zu einer Antwort geraten wird: was sich in jedem Spiel sagen lässt, dann, worum es bei den Merkmalen der Spiele geht.

reason-sure = gewinnt in fast jedem Fall, der zu dem passt, was du weißt
reason-ahead = alles andere kostet dich viel mehr
reason-best = hat sich bei allem, was versucht wurde, am besten bewährt
reason-sound = nichts ist gegen das beste Spiel mehr wert
reason-equal = genauso viel wert
reason-close = kaum schlechter, soweit sich das sagen lässt
reason-behind = das Nächstbeste, was sich fand

reason-red-claw-points-mine = lässt dir weniger Punkte
reason-red-claw-points-theirs = bringt den anderen mehr Punkte
reason-red-claw-tokens-mine = lässt dir weniger Marker, die bei Gleichstand entscheiden
reason-red-claw-tokens-theirs = bringt den anderen mehr Marker, die bei Gleichstand entscheiden
reason-red-claw-no-card-mine = bewahrt dich davor, ohne Karten dazustehen
reason-red-claw-no-card-theirs = lässt vielleicht jemand anderen ohne Karten
reason-red-claw-one-card-mine = lässt dir die Wahl zwischen Karten
reason-red-claw-one-card-theirs = lässt jemand anderem kaum eine Wahl
reason-red-claw-in-line-mine = nimmt dich aus der Reihe für Marker
reason-red-claw-in-line-theirs = lässt die anderen in der Reihe für Marker

reason-claw-and-order-troops-mine = bringt dir mehr Truppen ins Spiel
reason-claw-and-order-troops-theirs = lässt der Gegenseite weniger Truppen
reason-claw-and-order-no-troop-mine = bewahrt dich davor, ohne Truppe dazustehen
reason-claw-and-order-no-troop-theirs = lässt die Gegenseite vielleicht ohne Truppe
reason-claw-and-order-damage-mine = macht deine Angriffe stärker
reason-claw-and-order-damage-theirs = macht die Angriffe der Gegenseite schwächer
reason-claw-and-order-health-mine = hält deine Truppen gesünder
reason-claw-and-order-health-theirs = setzt den Truppen der Gegenseite zu
reason-claw-and-order-cards-mine = lässt dir Karten auf der Hand
reason-claw-and-order-cards-theirs = kostet die Gegenseite Karten
reason-claw-and-order-short-deck-mine = schont dein Deck
reason-claw-and-order-short-deck-theirs = zehrt am Deck der Gegenseite

# Wovon eine Chance handelt.

chance = Gewinnchance
chance-claw-and-order = Chance, die Schlacht zu gewinnen

# Neben dem Stil einer Stufe.

thinks-less = Denkt hier weniger, weil die Regeln nicht übersetzt sind.
