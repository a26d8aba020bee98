### Die Rote Kralle auf Deutsch.

game-about = Zwei bis vier Verdächtige werden ihre Indizien los, bevor die Jagd einen von ihnen erwischt.

## Regeln, je eine Zeile

rc-1-1 = Es gibt 56 Ortskarten: rote, gelbe, grüne und blaue, jeweils von 0 bis 13.
rc-1-2 = Jede Karte trägt zwei Fluchtsymbole: Eine Farbe steht für diese Reihe, ? für eine Reihe deiner Wahl, die Kralle für eine Reihe, die dein Nachfolger wählt.
rc-1-3 = Es gibt 40 Beweismarker.
rc-1-4 = Der Ermittlungsstand zeigt, wie viele Beweispunkte du hast und welche Fähigkeiten sie dir geben.
rc-1-5 = Ein Spielstein ist die Rote Kralle.
rc-1-6 = Gespielt wird in Weiß, Schwarz, Grau und Braun.
rc-2-1 = Jede Farbe wird für sich gemischt.
rc-2-2 = Sieben Karten jeder Farbe werden offen als Reihe ausgelegt.
rc-2-3 = Was von einer Farbe übrig bleibt, ist ihr Ablagestapel.
rc-2-4 = Neben jeder Reihe liegen zwei Marker, niemals zwei gleiche.
rc-2-5 = Von jedem Stapel werden die zwei obersten Karten genommen; eine 12 oder 13 wird gegen eine zufällige 0 bis 11 desselben Stapels getauscht.
rc-2-6 = Diese acht werden gemischt; alle bekommen zwei davon offen, die anderen kommen zurück auf ihre Stapel.
rc-2-7 = Der Zufall bestimmt, wer beginnt, oder der Tisch legt es fest; weiter geht es im Uhrzeigersinn.
rc-3-1 = In deinem Zug spielst du eine deiner Karten auf ihren Ablagestapel.
rc-3-2 = Für jedes ihrer Symbole nimmst du die letzte Karte dieser Reihe.
rc-3-3 = Beim ? wählst du die Reihe selbst.
rc-3-4 = Bei der Kralle wählt sie, wer nach dir dran ist.
rc-3-5 = Karten werden vom Ende einer Reihe genommen und liegen offen vor dir.
rc-4-1 = Mit einer einzigen Karte darfst du stattdessen passen und nimmst eine Karte aus der Reihe, die dein Nachfolger aussucht.
rc-4-2 = Ganz ohne Karte nimmst du die letzte der längsten Reihe und die oberste eines Stapels in einer anderen Farbe.
rc-4-3 = Danach bekommst du die Rote Kralle: Sie zählt einen Punkt, solange du sie hast.
rc-4-4 = Ein doppeltes Symbol für eine Reihe mit nur einer Karte bringt nur diese Karte.
rc-5-1 = Ist eine Reihe leer, legt, wer die meisten Karten ihrer Farbe hat, diese alle ab und bekommt den ersten Marker.
rc-5-2 = Wer die zweitmeisten hat, tut dasselbe mit dem zweiten Marker.
rc-5-3 = Hat sonst niemand die Farbe, bleibt der zweite Marker liegen.
rc-5-4 = Bei gleich vielen Karten bekommt den Marker, wer die höchste der Farbe hat.
rc-5-5 = Alle anderen behalten ihre Karten.
rc-5-6 = Der Stapel wird gemischt, eine neue Siebenerreihe ausgelegt, und fehlende Marker werden nachgezogen, wieder keine zwei gleichen.
rc-5-7 = Die Spielsteine rücken auf den neuen Stand.
rc-6-1 = Punktmarker zählen eins, zwei oder drei.
rc-6-2 = „{ $trail }“ hebt einen Punktmarker von gleichem Wert auf; beide behältst du.
rc-6-3 = „{ $evidence }“ geht sofort an jemanden deiner Wahl, zählt dort einen Punkt und bringt den Spielstein ein Feld weiter.
rc-7-1 = Das Spiel endet nach einem Zug, an dessen Ende jemand zehn oder mehr Punkte hat.
rc-7-2 = Wer die meisten Punkte hat, wird geschnappt und verliert.
rc-7-3 = Wer die wenigsten Punkte hat, gewinnt.
rc-7-4 = Unter Gleichen gewinnt, wer weniger Marker hat.
rc-8-1 = Bevor du eine Karte spielst, darfst du eine lila Fähigkeit nutzen, die du erreicht hast, nie zwei.
rc-8-2 = Grüne Fähigkeiten gelten ab ihrer Stufe von selbst.
rc-8-3 = Bei zwei Krallen gilt die gewählte Reihe für beide; auch eine verdeckte Hand zeigt, wie viele Karten sie hat; wer seine einzige Karte einer Farbe ignoriert, hat keine davon.

## Auslegungen, je eine Zeile

rc-r-a = Geleerte Reihen werden nach der letzten genommenen Karte gewertet, in dieser Reihenfolge; manche Tische werten jede sofort.
rc-r-b = Farben kommen vor ? und Kralle, und gewählt wird nur eine Reihe, die noch eine Karte hat.
rc-r-c = Ein Marker, der liegen bleibt, bleibt der zweite; an manchen Tischen wird er der erste.
rc-r-d = Ist der Beutel leer, geht es mit weniger Markern weiter, und die Karten werden trotzdem abgelegt.
rc-r-e = Reicht ein Stapel nicht für sieben Karten, wird die Reihe so lang wie möglich.
rc-r-f = Wer die Rote Kralle schon hat und sie wieder nimmt, ändert nichts; an manchen Tischen kostet es einen Punkt mehr.
rc-r-g = Sind alle anderen Stapel leer, nimmst du nur die Karte der Reihe.
rc-r-h = Wird eine Reihe so geleert, wird sie gewertet wie jede andere.
rc-r-i = „{ $evidence }“ zählt als Marker, und „{ $trail }“ hebt das nicht auf.
rc-r-j = Wer dann noch gleichauf liegt, teilt sich den Sieg.
rc-r-k = Welche lila Fähigkeiten du nutzen darfst, richtet sich nach deinem Stand zu Beginn des Zugs.
rc-r-l = Eine verdeckte Hand zeigt ihre Anzahl und bei einer Wertung ihre Karten der Farbe; was man gesehen hat, bleibt bekannt, bis zwei verdeckte Hände eine Karte tauschen.
rc-r-m = Vor dem Zählen sagen alle, die eine Karte ignorieren dürfen, reihum an, ob sie es tun.
rc-r-n = Ein doppeltes ? oder eine doppelte Kralle nimmt beide Karten aus einer Reihe; manche Tische wählen für jede neu.
rc-r-o = Fähigkeiten gehören zu Zügen, in denen du eine Karte spielst; nach einer kannst du also nicht passen. Manche Tische erlauben sie in jedem Zug; dann gilt auch die Kralle beim Passen als ?, wenn du sie so nutzt.
rc-r-p = Die oberste Karte eines Stapels sehen alle, den Rest sieht niemand durch.
rc-r-q = Marker sind gleich, wenn Art und Wert übereinstimmen; der spätere wird neu gezogen, und gibt es nichts anderes, hat die Reihe nur einen.
rc-r-r = „{ $trail }“ wirkt von selbst, auch auf einen späteren Marker, oder nur wenn du willst: Die Ausgaben sind verschieden, und der Tisch darf wählen.
rc-r-s = Hat niemand eine Karte, die zählt, wechselt kein Marker den Platz.
rc-r-t = Grüne Fähigkeiten folgen deinem Spielstein auf und ab, und bei Gleichstand zählen nur gewertete Karten.
rc-r-u = Alle mit den meisten Punkten werden geschnappt; sind das alle, entscheiden weniger Marker. Die Rote Kralle ist kein Marker.
rc-r-v = Ohne Karte zum Spielen: Reihe, Stapel, Rote Kralle, und danach die Wertung, falls eine ansteht.
rc-r-w = Gibt es nirgends mehr einen Marker, endet das Spiel mit diesem Zug.
rc-r-x = Nach 400 Zügen bricht das Spiel ab, und niemand gewinnt.
rc-r-y = Liegt ein Marker allein neben seiner Reihe, ist er ihr erster.
rc-r-z = Wo „{ $trail }“ freigestellt ist, wirst du nach jeder Wertung gefragt, solange du so einen Marker legen kannst.
rc-r-aa = Wer „{ $evidence }“ untergeschoben bekommt, rückt vor, ehe der zweite Marker vergeben wird, und dabei erreichte Fähigkeiten gelten schon; an manchen Tischen rückt der Spielstein erst mit den anderen.
rc-r-ab = Gilt eine von zwei Krallen als ?, kommen beide Karten aus einer Reihe: Du wählst sie, oder dein Nachfolger tut es. Die Ausgaben sind verschieden, und der Tisch darf wählen.

## Fragen

ask-lay-card = Die nächste Karte der Reihe.
ask-draw-token = Ein Marker aus dem Beutel.
ask-draw-top = Die oberste Karte des Stapels.
ask-trade-high = Eine niedrigere Karte aus demselben Stapel.
ask-deal = Die nächste der acht Karten.
ask-start = Wer beginnt?
ask-turn-up = Die Karte oben auf dem Stapel.
ask-uncover = Die Karte, die nun oben auf dem Stapel liegt.
ask-pick-blind = Eine Karte aus der verdeckten Hand.
ask-use = Nutzt du eine deiner Fähigkeiten, bevor du eine Karte spielst?
ask-play = Welche Karte spielst du? Ihre zwei Symbole sagen, aus welchen Reihen du dann nimmst.
ask-choose-row = Du hast die Wahl: Aus welcher Reihe nimmst du?
ask-choose-row-for-two = Du hast die Wahl: Aus welcher Reihe nimmst du zwei Karten?
ask-claw-row = Aus welcher Reihe muss die Person vor dir nehmen?
ask-claw-row-for = Aus welcher Reihe muss { $seat } { $number ->
    [one] {""}
   *[other] zwei Karten{" "}
}nehmen?
ask-longest = Du hast keine Karte zum Spielen. Aus welcher der längsten Reihen nimmst du?
ask-pile-card = Von welchem Ablagestapel nimmst du noch die oberste Karte?
ask-pass-on = „{ $evidence }“: Wem schiebst du das unter? Es zählt dort einen Punkt.
ask-top-for = Welche deiner Karten tauschst du gegen die oberste vom Stapel ihrer Farbe?
ask-swap-in = In welcher Reihe vertauschst du die letzten beiden Karten?
ask-want = Welche Karte der anderen willst du eintauschen?
ask-give = Welche deiner Karten gibst du dafür her?
ask-swap-beside = Bei welcher Reihe vertauschst du die beiden Marker?
ask-throw-off = Welche Karte legst du ab, bevor du spielst?
ask-ignore = Ignorierst du eine deiner Karten, damit sie nicht zählt?
ask-ignore-of = Ignorierst du eine deiner Karten in { $colour }, damit sie nicht zählt?
ask-cancel = Legst du „{ $trail }“, um einen Punktmarker von gleichem Wert aufzuheben?

## Namen

seat-white = Weiß
seat-black = Schwarz
seat-grey = Grau
seat-brown = Braun
colour-red = Rot
colour-yellow = Gelb
colour-green = Grün
colour-blue = Blau
row-red = die rote Reihe
row-yellow = die gelbe Reihe
row-green = die grüne Reihe
row-blue = die blaue Reihe
of-row-red = der roten Reihe
of-row-yellow = der gelben Reihe
of-row-green = der grünen Reihe
of-row-blue = der blauen Reihe
card = { $colour } { $value }
symbol-choice = freie Wahl
symbol-claw = Kralle
token-point = { $value ->
    [one] 1 Beweispunkt
   *[other] { $value } Beweispunkte
}
token-false-trail = „{ $name } { $value }“
token-fake-evidence = „{ $name }“
ability-exchange-with-pile = tauscht eine Karte mit einem Ablagestapel
ability-claw-as-choice = darf eine Kralle als freie Wahl lesen
ability-swap-last-two = stellt das Ende einer Reihe um
ability-exchange-with-opponent = tauscht eine Karte mit jemand anderem
ability-swap-tokens = vertauscht die Marker einer Reihe
ability-discard = legt zuerst eine Karte ab

card-with-symbols = { $card } ({ $symbols })
and = { $first } und { $last }

## Antworten

answer-no-ability = keine Fähigkeit
answer-no-trail = „{ $trail }“ nicht legen
answer-want = { $card }, von { $seat }
answer-blind = eine Karte aus der Hand von { $seat }
answer-skip = passen und eine Karte aus einer Reihe nehmen, die dein Nachfolger aussucht
answer-ignore-none = keine ignorieren

## Auslegungen zur Wahl

ruling-resolve_when = Wann werden geleerte Reihen gewertet?
ruling-resolve_when-after-card = nach der letzten genommenen Karte
ruling-resolve_when-at-once = jede sofort
ruling-leftover_token = Was wird aus einem Marker, der liegen bleibt?
ruling-leftover_token-stays-second = er bleibt der zweite
ruling-leftover_token-becomes-first = er wird der erste
ruling-figure_again = Was kostet es, die Rote Kralle noch einmal zu nehmen?
ruling-figure_again-no-change = nichts
ruling-figure_again-plus-one = einen Punkt mehr
ruling-double_wild = Was nimmt ein doppeltes ? oder eine doppelte Kralle?
ruling-double_wild-one-row = beide Karten aus einer Reihe
ruling-double_wild-each = jede aus einer eigens gewählten Reihe
ruling-ability_turn = In welchen Zügen darf man lila Fähigkeiten nutzen?
ruling-ability_turn-play-only = nur wenn man eine Karte spielt
ruling-ability_turn-any-turn = in allen
ruling-false_trail = Wirkt „{ $trail }“ von selbst?
ruling-false_trail-automatic = ja
ruling-false_trail-optional = nur wenn du willst
ruling-framed_marker = Wann rückt vor, wer „{ $evidence }“ untergeschoben bekommt?
ruling-framed_marker-at-once = sofort, vor dem zweiten Marker
ruling-framed_marker-at-the-end = mit allen anderen am Ende der Wertung
ruling-freed_claw = Eine von zwei Krallen gilt als ?: Wer wählt die Reihe für beide Karten?
ruling-freed_claw-you = du selbst
ruling-freed_claw-next-player = dein Nachfolger
ruling-first_player = Wer beginnt?
ruling-first_player-random = das entscheidet der Zufall
ruling-first_player-white = Weiß
ruling-first_player-black = Schwarz
ruling-first_player-grey = Grau
ruling-first_player-brown = Braun

## Der Ermittlungsstand

capture-line = { $level }  { $kind ->
    [purple] lila
    [green] grün
   *[none] –
}  { $ability }
capture-safe = 0  in Sicherheit
capture-caught = 10  geschnappt
does-exchange-with-pile = eine deiner Karten gegen die oberste vom Ablagestapel ihrer Farbe tauschen
does-claw-as-choice = eine Kralle auf der Karte, die du spielst, gilt als ?; bei zwei Krallen { $freed ->
    [next-player] wählt weiterhin dein Nachfolger eine Reihe für beide Karten
   *[you] wählst du eine Reihe für beide Karten
}
does-swap-last-two = die letzten beiden Karten einer Reihe vertauschen
does-escape-ties = bei Gleichstand um einen Marker bekommst nicht du ihn
does-exchange-with-opponent = eine deiner Karten gegen die Karte einer anderen Person tauschen, blind gezogen, wenn deren Hand verdeckt ist
does-hide-hand = deine Karten sind verdeckt, ihre Anzahl nicht
does-ignore-card = bei jeder Wertung darfst du eine deiner Karten der Farbe ignorieren: Sie zählt nicht, und du behältst sie
does-swap-tokens = die beiden Marker einer Reihe vertauschen
does-discard = eine deiner Karten ablegen, nie die letzte
does-nothing = keine Fähigkeit
lacks-ability = auf diesem Ermittlungsstand nicht vorgesehen
lacks-level = erst ab { $level ->
    [one] einem Punkt
   *[other] { $level } Punkten
}
lacks-exchange-with-pile = nur mit einer Karte, auf deren Ablagestapel etwas liegt
lacks-claw-as-choice = nur mit einer Karte, die eine Kralle trägt
lacks-swap-last-two = nur bei einer Reihe mit mindestens zwei Karten
lacks-exchange-with-opponent = nur mit einer eigenen Karte, wenn auch jemand anders eine hat
lacks-swap-tokens = nur bei einer Reihe mit zwei Markern
lacks-discard = nur mit mindestens zwei Karten

## Ereignisse

laid-row = { $row } wird ausgelegt: { $cards }.
laid-token = { $place ->
    [first] Der erste Marker für { $row }: { $token }.
   *[second] Der zweite Marker für { $row }: { $token }.
}
drew-top = Vom Stapel kommt { $card }.
traded = { $card } ist für den Anfang zu hoch und wird gegen { $other } getauscht.
dealt = { $seat } bekommt { $card }.
returned = { $card } kommt zurück auf den Stapel.
turned-up = Oben auf dem Stapel liegt nun { $card }.
turn-began = Zug { $number }: { $seat }.
used = { $seat } { $ability }.
played = { $seat } spielt { $card } ({ $symbols }).
skipped = { $seat } behält die letzte Karte und passt.
has-no-card = { $seat } hat keine Karte zum Spielen.
chose = { $seat } zeigt auf { $row }.
took = { $seat } nimmt { $card }.
lapsed = { $row } hat keine zweite Karte: Das zweite Symbol verfällt.
took-top = { $seat } nimmt { $card } vom Stapel.
took-figure = { $case ->
    [again] Die Rote Kralle bleibt bei { $seat }.
    [first] Die Rote Kralle geht zu { $seat }.
   *[from] Die Rote Kralle lässt von { $other } ab und geht zu { $seat }.
}
took-top-for = { $seat } nimmt { $card } vom Stapel und lässt { $other } dort.
swapped-last = Die letzten beiden Karten { $of_row } tauschen die Plätze.
wanted = { $case ->
    [blind] { $seat } will eine Karte von { $other }, unbesehen.
   *[open] { $seat } will { $card } haben.
}
offered = { $seat } bietet { $card }.
offered-hidden = { $seat } bietet verdeckt eine Karte.
exchanged = { $seat } gibt { $card } an { $opponent } und bekommt dafür { $other }.
exchanged-hidden = { $seat } und { $opponent } tauschen eine Karte; sonst sieht niemand, welche.
swapped-tokens = Die Marker { $of_row } tauschen die Plätze.
threw-off = { $seat } legt { $card } ab.
emptied = { $row } ist leer: Zeit für die Beweissicherung.
ignored = { $seat } ignoriert { $card }.
ignored-none = { $seat } ignoriert nichts.
showed = { $seat } zeigt { $cards }.
showed-none = { $seat } zeigt keine Karte in { $colour }.
tied = { $case_of_rule ->
    [usual] Gleichstand, und die höchste Karte hat { $seat }.
   *[other] Gleichstand, und { $seat } kann sich nicht herauswinden.
}
gave-up = { $seat } legt { $cards } ab.
took-token = { $seat } bekommt { $token }.
passed-on = { $seat } schiebt { $opponent } den Marker { $token } unter.
stayed = Ein Marker { $of_row } bleibt liegen: { $token }.
moved-up = Der erste Marker { $of_row } ist nun { $token }.
shuffled = Der Ablagestapel in { $colour } wird gemischt.
cancelled = { $token } nimmt { $seat } { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
} ab.
declined = { $seat } hält die Fährte zurück.
moved = { $number ->
    [one] { $seat } hat 1 Punkt.
   *[other] { $seat } hat { $number } Punkte.
}
opened = { $seat } legt { $cards } offen.
ending-at-ten = Jemand hat zehn Punkte erreicht: Die Jagd ist zu Ende. { $caught } { $won }
ending-no-tokens = Kein Marker ist mehr übrig: Die Jagd ist zu Ende. { $caught } { $won }
ending-unfinished = Nach 400 Zügen wird die Jagd abgebrochen.
caught = { $number ->
    [one] { $seats } wird geschnappt.
   *[other] { $seats } werden geschnappt.
}
won = { $number ->
    [one] { $seats } gewinnt.
   *[other] { $seats } teilen sich den Sieg.
}

## Warum es so ausging

why-at-ten = Zehn Punkte oder mehr für { $seats }: Die Jagd ist zu Ende.
why-no-tokens = Kein Marker ist mehr übrig: Die Jagd ist zu Ende.
why-unfinished = Nach 400 Zügen wird die Jagd abgebrochen, und niemand gewinnt.
why-caught = { $number ->
    [one] { $seats } hat die meisten Punkte ({ $points }) und wird geschnappt.
   *[other] { $seats } haben die meisten Punkte ({ $points }) und werden geschnappt.
}
why-won = { $number ->
    [one] { $seats } hat die wenigsten Punkte ({ $points }) und gewinnt.
   *[other] { $seats } haben die wenigsten Punkte ({ $points }) und teilen sich den Sieg.
}
why-won-tie = { $seats } gewinnt: gleichauf mit den wenigsten Punkten ({ $points }), aber mit weniger Markern.
score = { $seat }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $tokens ->
    [one] 1 Marker
   *[other] { $tokens } Marker
}.
tokens-of = { $seat } { $number }
tie-broken = { $seats } haben gleich viele Punkte, also entscheiden die Marker: { $tokens }.
tie-shared = { $seats } haben gleich viele Punkte und gleich viele Marker ({ $tokens }).

## Das Brett

board-before = Gleich beginnt die Jagd
board-turn = Zug { $number }: { $seat }
board-follow = noch offen: { $symbols }
board-bag = { $number } im Beutel
board-next = als Nächstes
board-points = Punkte
board-tokens = Marker
board-pile = Stapel
board-cards = ({ $number })
board-level = { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
}
board-you = { $name } (du)
board-hidden = verdeckt
board-perhaps = { $number } von
board-face-down = { $backs } { $number ->
    [one] 1 Karte, verdeckt
   *[other] { $number } Karten, verdeckt
}
board-no-cards = keine Karten
board-capture = Ermittlungsstand
board-purple = bevor du spielst
board-green = gilt von selbst
board-safe = frei
board-caught = fest
board-exchange-with-pile = Stoß
board-claw-as-choice = Wahl
board-swap-last-two = Enden
board-escape-ties = Patt
board-exchange-with-opponent = Deal
board-hide-hand = blind
board-ignore-card = Tabu
board-swap-tokens = Dreh
board-discard = weg

## Die erste Partie: wohin jede Frage führt

goal = Halte deine Punkte niedrig. Hat jemand zehn, ist die Jagd vorbei: Wer die meisten hat, ist geschnappt, wer die wenigsten hat, gewinnt.
lesson-use = Deine Punkte geben dir Fähigkeiten, in Lila auf der Leiste des Ermittlungsstands; nutze eine, um eine teure Karte loszuwerden, oder spiel ohne weiter.
lesson-play = Du legst eine Karte ab und nimmst zwei aus den Reihen ihrer Symbole. Wer von einer Farbe am meisten hat, wenn ihre Reihe leer wird, nimmt einen Marker: Werde los, wovon du viel hast.
lesson-choose-row = Was du nimmst, liegt vor dir und zählt, wenn diese Reihe leer wird: Nimm aus einer langen Reihe oder eine Farbe, von der andere mehr haben.
lesson-claw-row = Du wählst für jemand anderen: Eine Reihe, von der er schon viel hat, bringt ihn ihrem Marker näher.
lesson-longest = Ohne Karte nimmst du aus der längsten Reihe und bekommst die Rote Kralle: einen Punkt, solange du sie hast.
lesson-pile-card = Dazu nimmst du die oberste Karte eines Stapels; wähl eine Farbe, die dich nicht den nächsten Marker kostet.
lesson-pass-on = Wem du es unterschiebst, der hat sofort einen Punkt mehr: wer der Zehn am nächsten ist oder vor dir liegt.
lesson-top-for = Deine Karte kommt auf ihren Stapel, und du bekommst die oberste von dort: gleiche Farbe, aber andere Symbole für den nächsten Zug.
lesson-swap-in = Genommen wird vom Ende der Reihe; was zuletzt liegt, bekommt also der Nächste.
lesson-want = Nimm die Karte, die dir einen Marker erspart, oder die, die jemand anderem aus der Klemme helfen würde.
lesson-give = Die Karte zählt von nun an für die anderen: Gib eine der Farbe, deren Marker sie nehmen werden.
lesson-swap-beside = Wer am meisten hat, nimmt den ersten Marker, der Nächste den zweiten: Vertausche sie, wenn der teurere zu dir käme.
lesson-throw-off = Was du ablegst, ist weg, bevor gezählt wird: Leg die Farbe ab, von der du am meisten hast.
lesson-ignore = Eine ignorierte Karte zählt nicht: Vielleicht hat dann jemand anderes am meisten und nimmt den ersten Marker.
lesson-cancel = „{ $trail }“ nimmt die Punkte eines Markers vom gleichen Wert weg; beide Marker behältst du.

## So geht’s, ein Satz oder zwei zu jedem Bild

how-1 = Vier Reihen liegen auf dem Tisch, eine von jeder Farbe, und alle beginnen mit zwei Karten, die jeder sieht.
how-2 = In deinem Zug spielst du eine Karte. Ihre zwei Symbole sagen, aus welchen Reihen du je eine nimmst: einer Farbe, einer nach deiner Wahl (?) oder einer, die der Nächste wählt (Kralle).
how-3 = Ist eine Reihe leer, legt ab, wer am meisten von ihrer Farbe hat, und nimmt den ersten Marker daneben; wer am zweitmeisten hat, nimmt den zweiten.
how-4 = Runde Marker zählen Punkte. Sechseckige heben einen runden von ihrem Wert auf, und der eckige geht an jemand anderen.
how-5 = Deine Punkte rücken deine Figur auf dem Ermittlungsstand vor, und manche Felder geben dir eine Fähigkeit. Mit zehn ist die Jagd vorbei.
how-6 = Wer keine Karte mehr hat, nimmt die Rote Kralle und mit ihr einen Punkt. Am Ende ist geschnappt, wer die meisten Punkte hat, und es gewinnt, wer die wenigsten hat.

## Begriffe, jeder dort, wo er vorkommt

term-row = Sieben Karten einer Farbe mit zwei Markern daneben. Genommen wird vom Ende; ist sie leer, werden die Marker vergeben.
    .words = Reihe, Reihen
term-symbols = Zwei Zeichen auf jeder Karte: Eine Farbe nimmt aus dieser Reihe, ? aus einer, die du wählst, die Kralle aus einer, die der Nächste wählt.
    .words = Symbole
term-token = Meistens Punkte: Wer die meisten Karten einer Farbe hat, wenn ihre Reihe leer wird, nimmt den ersten, der Nächste den zweiten.
    .words = Marker
term-ability = Was dein Platz auf der Leiste des Ermittlungsstands dir erlaubt: Lila einmal, bevor du spielst, Grün immer.
    .words = Fähigkeiten, Fähigkeit
term-pile = Gespielte Karten einer Farbe. Die oberste sehen alle.
    .words = Ablagestapel, Stapel
term-red-claw = Die Katzenfigur. Wer keine Karte zum Spielen hatte, hat sie und mit ihr einen Punkt.
    .words = Rote Kralle
term-capture-row = Die Leiste von 0 bis 10: wie viele Punkte alle haben, und welche Fähigkeiten damit kommen.
    .words = Ermittlungsstands, Ermittlungsstand
peril-over = Damit ist die Jagd sofort vorbei, und du gewinnst nicht: Jemand anders hat weniger Punkte oder ebenso viele mit weniger Markern.
