### Claw & Order auf Deutsch.

game-title = Pfote & Ordnung
game-about = Zwei Katzenheere, für jedes ein Deck, und wer zwei von drei Schlachten gewinnt.

## Regeln, je eine Zeile

co-100-1 = Zwei Spieler, jeder mit einem selbst gebauten Deck aus Katzen, Fahrzeugen und Ausrüstung.
co-100-2 = Eine Partie entscheidet sich in höchstens drei Schlachten, die erste auf neutralem Gelände.
co-100-3 = Eine Schlacht verliert, wer keine Truppen mehr im Spiel hat oder keine Karten mehr, um weiterzumachen; wann das ist, sagen CO-R.L und CO-R.E.
co-101-1 = Jede Karte eines Decks ist eine Truppe oder ein Gegenstand.
co-101-2 = Eine Truppe hat Kosten, eine Rasse, Schaden, Gesundheit und vielleicht Fähigkeiten; was sie in der Schlacht einsteckt und sammelt, liegt auf ihr.
co-101-3 = Ein Ausrüstungsgegenstand gehört zu einer einzelnen Truppe, ein Teambonus dient dem ganzen Team, ein Einmal-Gegenstand ist sofort verbraucht.
co-101-4 = Der Begleittext ist zum Lesen da und bewirkt nichts.
co-101-5 = Schaden und Zählmarken gehen nicht von selbst weg, bevor die Karte zerstört wird oder die Schlacht vorbei ist.
co-102-1 = Ein Deck hat genau 27 Karten.
co-102-2 = Eine davon darf ein Kommandant sein, nie zwei.
co-102-3 = Höchstens drei Karten dürfen gleich heißen, es sei denn, die Karte erlaubt mehr.
co-103-1 = Jede Schlacht beginnt von vorn, ohne Dollar und mit allen Karten zurück in den Decks.
co-103-2 = Du mischst alle 27 Karten und ziehst fünf.
co-103-3 = Eine Starthand ohne Truppe für höchstens 5 $ wird beiseitegelegt und durch eine neue ersetzt; wer so durch das ganze Deck kommt, verliert die Partie.
co-103-4 = Vor dem ersten Zug darf jeder für 5 $ Karten ausspielen, nur keine Einmal-Gegenstände.
co-104-1 = In deinem Zug ziehst du eine Karte, spielst Karten aus, greifst an und beendest ihn; was auf das Ende des Zuges wartet, geschieht dann.
co-104-2 = Aus einem leeren Deck wird nichts gezogen.
co-105-1 = Beim Ziehen bekommst du auch Dollar: so viele, wie der Zug zählt.
co-105-2 = Was du bis zum Ende des Zuges nicht ausgibst, verfällt.
co-105-3 = Du bezahlst, was eine Karte kostet, sonst kannst du sie nicht spielen.
co-106-1 = Die vordere Linie greift an und kann angegriffen werden; die hintere tut beides nicht, und ein Effekt erreicht die gegnerische hintere Linie nur, wenn er sie nennt.
co-106-2 = Eine neue Truppe beginnt in der hinteren Linie.
co-106-3 = Bevor du ziehst, rücken die Truppen, die du kontrollierst, aus der hinteren Linie vor; deine Truppen unter fremder Kontrolle nicht.
co-107-1 = Jede deiner Truppen greift einmal pro Zug an, in beliebiger Reihenfolge.
co-107-2 = Sie greift eine Truppe der gegnerischen vorderen Linie an.
co-107-3 = Eine Truppe ist getötet, sobald ihr Schaden so hoch ist wie ihre Gesundheit.
co-107-4 = Eine getötete Truppe kostet ihren Besitzer Karten von unten aus dem Deck: eine weniger, als ihre gedruckten Kosten betragen.
co-108-1 = Ein Fahrzeug ist eine Truppe, die ohne Piloten nichts tun kann.
co-108-2 = Jede Truppe deiner vorderen Linie, die kein Fahrzeug ist, kann Pilot sein; im Fahrzeug greift sie nicht an, kann nicht angegriffen werden und hat nur Fähigkeiten, die von ihrem Fahrzeug handeln.
co-108-3 = Piloten steigen nur ein, wenn die Spielphase beginnt.
co-108-4 = Ein zerstörtes Fahrzeug nimmt seinen Piloten mit; eines, das den Piloten verliert, behält seine Gegenstände und wartet auf den nächsten.
co-109-1 = Ein Ausrüstungsgegenstand wird einer Truppe angelegt und ändert, was sie kann.
co-109-2 = Eine Truppe darf mehrere davon tragen.
co-109-3 = Sie werden mit der Truppe abgelegt.
co-109-4 = In deiner Spielphase darfst du einen Ausrüstungsgegenstand auf die Hand zurücknehmen, einmal pro Zug, und in diesem Zug bekommt ihn niemand mehr.
co-109-5 = Effekte zielen nicht auf Ausrüstungsgegenstände, es sei denn, sie sagen es.
co-109-6 = Ein Einmal-Gegenstand ist für deine eigene Spielphase, wenn er nichts anderes sagt; er wirkt zuerst, ist dabei auf keiner Hand und keinem Stapel und wird nach seinem letzten Satz abgelegt.
co-109-7 = Ein Teambonus dient allen eigenen Truppen, auch stehenden Fahrzeugen, solange er da ist; von jedem Namen hast du nur einen.
co-110-1 = Du verlierst die Schlacht, wenn am Ende deines Zuges keine deiner Truppen im Spiel ist oder keine mehr in deinem Deck.
co-110-2 = Truppen auf deiner Hand retten dich nicht.
co-110-3 = Wer zwei Schlachten gewinnt, gewinnt die Partie.
co-111-1 = Nach einer neutralen Schlacht wählt der Verlierer, wo die nächste stattfindet; nach jeder anderen ist die nächste neutral.
co-111-2 = Genannt werden darf jedes Schlachtfeld des Sets, wem die Karte auch gehört, und ebenso das neutrale.
co-111-3 = Was ein Schlachtfeld sagt, gilt die ganze Schlacht, für beide Spieler oder nur für den Verlierer der vorigen.
co-111-4 = Das Schlachtfeld wird gewählt, bevor die Decks gemischt werden; gibt es keines zur Wahl, bleibt es neutral.
co-112-1 = Ein Schlüsselwort steht über den anderen Fähigkeiten und ist die Kurzform für eine davon.
co-112-2 = Flug: nur von Flug oder Reichweite angreifbar. Reichweite: darf Flug angreifen. Beobachter: darf in der hinteren Linie bleiben. Rückzug: darf in deiner Spielphase zurück auf deine Hand. Tarnung: liegt verdeckt, bis die Truppe vorrückt, eine Fähigkeit nutzt oder angesehen werden muss.

## Entscheidungen, je eine Zeile

co-r-a = Ein Angriff wird angesagt, dann geschieht, was darauf wartet, dann fügt der Angreifer seinen Schaden zu und erleidet keinen; ein Fahrzeug den eigenen. Ist niemand da, gibt es keinen Angriff; aufhören darfst du immer; und ist eine der beiden Truppen inzwischen weg oder außer Reichweite, ist der Angriff vertan.
co-r-b = Auf eine Niederlage wird erst nach allem geachtet, was auf das Ende des Zuges wartet, und nie vor dem ersten Zug; hätten beide verloren, trifft es den, der am Zug ist. Fahrzeuge, Piloten, verdeckte und herbeigerufene Truppen sind alle Truppen.
co-r-c = Schaden und Zählmarken bleiben auf einer Karte, die auf die Hand zurückkehrt; an manchen Tischen gehen sie ab.
co-r-d = Schaden in Höhe der Gesundheit genügt, auch wenn nur ein Bonus geendet hat; sterben mehrere zugleich, dann zuerst die des Spielers am Zug, und die älteren im Spiel vor den jüngeren.
co-r-e = Ein Deck reicht, solange es eine Truppe hat; an manchen Tischen, solange es eine Karte hat.
co-r-f = Wer die erste Schlacht beginnt, sagt der Zufall, später beginnt der Verlierer; an manchen Tischen immer der Zufall, oder abwechselnd.
co-r-g = Vor dem ersten Zug kommen Truppen in die hintere Linie, Ausrüstungsgegenstände an Truppen, die schon da sind, Teamboni ebenso, und was auf eine Aufstellung wartet, geschieht; niemand steigt ein, zieht sich zurück, nimmt Gegenstände ab oder nutzt Fähigkeiten. Du darfst auch nichts spielen.
co-r-h = Piloten kommen in der Spielphase vor allem anderen: einer je Fahrzeug, in jeder Linie, einmal pro Zug gewechselt; ein in diesem Zug aufgestelltes Fahrzeug wartet auf den nächsten.
co-r-i = Ein Fahrzeug ohne Piloten rückt vor, kann angegriffen werden und behält Gegenstände und Boni; von dem, was darauf steht, wirken nur Tarnung und Beobachter.
co-r-j = Ein Fahrzeug, das die Seite wechselt oder unzerstört aus dem Spiel geht, lässt seinen Piloten in der Linie zurück, in der es war; ein Pilot kann sich nicht zurückziehen.
co-r-k = Karten werden für getötete Truppen bezahlt, auch für den Piloten eines getöteten Fahrzeugs; an manchen Tischen nie für den Piloten, oder für jede Truppe, die aus dem Spiel abgelegt wird.
co-r-l = Auf eine Niederlage wird bei dem geachtet, dessen Zug endet; an manchen Tischen bei beiden, oder jederzeit.
co-r-m = Es zählen die gedruckten Kosten; Starthände, die nicht taugen, liegen beiseite, nur ihre Zahl ist bekannt, bis eine taugt und sie zurückgemischt werden. Die letzten beiden Karten eines Decks werden von dort auf fünf ergänzt. Scheitern beide Spieler, gewinnt niemand die Partie.
co-r-n = Von einer verdeckten Karte wissen alle, dass sie da ist und was bezahlt wurde; ihr Preis ändert sich wie der jeder anderen. Ihre dauerhaften Effekte ruhen; worauf sie wartet, geschieht dennoch, ebenso was ihr Spieler nutzt, und beides deckt sie auf (an manchen Tischen warten verdeckte Karten auf nichts). Gegenstände und Boni können ungesehen auf sie. Aufgedeckt wird sie auch, wenn sie das Spiel verlässt, als Beobachter bleibt, die Seite wechselt, nach Rasse oder Zahlen gesucht wird, oder wenn Schaden mit ihrer Gesundheit verglichen wird, etwa weil diese gesenkt ist; und ein Gegner wählt sie nur nach dem, was alle sehen. Wer mit Schaden oder Zählmarken kommt, wird offen aufgestellt.
co-r-o = Jeder Ausrüstungsgegenstand darf einmal pro Zug abgenommen werden; an manchen Tischen nur ein einziger.
co-r-p = Zu Beginn der Spielphase dürfen Piloten auch aussteigen oder umsteigen; an manchen Tischen bleibt ein Pilot, bis er oder das Fahrzeug weg ist.
co-r-q = Eine Truppe, die auf die Hand zurückkehrt, bringt ihre Ausrüstungsgegenstände mit; an manchen Tischen werden sie abgelegt.
co-r-r = Rückzug ist umsonst und aus jeder Linie möglich, in deiner Spielphase, nur nicht im Zug der Aufstellung; Gegenstände, die mitkommen, gelten als abgenommen.
co-r-s = Vor dem ersten Zug spielt der Startspieler zuerst aus; was von den 5 $ bleibt, verfällt.
co-r-t = Jeder zählt seine eigenen Züge, in jeder Schlacht von eins an; an manchen Tischen werden alle zusammen gezählt. Die Dollar kommen auch, wenn das Deck leer ist.
co-r-u = Einen Teambonus, den du schon im Spiel hast, kannst du nicht noch einmal spielen; der deines Gegners spielt keine Rolle.
co-r-v = Eine Deckliste kennt nur ihr Spieler, die anderen wissen, was sie gesehen haben; auf Turnieren können alle Listen offen liegen.
co-r-w = Im Zug des anderen spielst du eine Karte nur, wenn die Karte es sagt, und sie kostet nichts; gefragt wirst du, weil du Karten auf der Hand hast, gleich was darauf steht.
co-r-x = Für eine getötete Truppe zahlt das Deck ihres Besitzers: nach den gedruckten Kosten, soweit Karten da sind, und nichts für eine herbeigerufene; übernommene Karten kommen auf den Stapel ihres Besitzers.
co-r-y = Fähigkeiten nutzt du in deiner eigenen Spielphase, und Ausrüstungsgegenstände kommen an eigene Truppen, wenn die Karte nichts anderes sagt; auf jeden Angriff darf einmal geantwortet werden, auf eine Antwort nie.
co-r-z = Eine Fähigkeit wird bis zu ihrem Ende ausgeführt, nach jedem Effekt wird nach Toten gesehen, und was sie auslöst, wartet: zuerst das des Spielers am Zug, und das Ältere im Spiel vor dem Jüngeren. Boni zählen zusammen, ein verlorenes Schlüsselwort geht vor, und Bedingungen lesen, was gedruckt ist, und Zählmarken. Es gibt Grenzen: 60 Karten und Nutzungen pro Zug, acht Nutzungen einer Fähigkeit und nur eine, wenn sie keine Dollar kostet, sechs herbeigerufene Truppen, 64 wartende Fähigkeiten, sieben Angriffe einer Truppe pro Zug, 255 Schaden und 63 Zählmarken auf einer Karte, 127 mehr Schaden oder Gesundheit und 63 verhinderter Schaden für einen Zug, 1023 $. Was im selben Augenblick ausgelöst wird, geschieht alles; durch ihre eigenen Folgen aber wird eine Fähigkeit zwischen zwei Antworten höchstens achtmal ausgelöst, und was nach sechs verschiedenen Fähigkeiten in Folge kommt, zählt als solches. Was über eine Grenze hinausgeht, wird gesagt und zählt nicht. Eine Fähigkeit kann ihre Truppe überdauern, doch was sie dann tut, tut keine Truppe, und wer an deren Stelle kommt, ist eine andere.
co-r-aa = Was eigenen Truppen gilt, erreicht beide ihrer Linien; was gegnerischen gilt oder keine Seite nennt, nur vordere Linien, sofern es keine Linie nennt, und für beide Spieler gleich. Dauerhafte Boni erreichen alle, die sie nennen.

## Fragen

ask-roll-starter = Wer beginnt?
ask-draw-opening = Die nächste Karte der Starthand.
ask-draw-card = Die oberste Karte des Decks.
ask-discard-bottom = Die unterste Karte des Decks.
ask-roll-troop = Welche Truppe trifft der Zufall?
ask-roll-discard = Welche Karte der Hand trifft der Zufall?
ask-look-at = Die nächste Karte von oben im Deck.
ask-choose-battlefield = Wo findet die nächste Schlacht statt?
ask-set-up = Was spielst du vor dem ersten Zug?
ask-stay = Wer bleibt in der hinteren Linie, während die anderen vorrücken?
ask-choose-vehicle = Welches Fahrzeug bekommt einen anderen Piloten?
ask-choose-pilot = Wer steigt in das Fahrzeug?
ask-play = Was spielst oder nutzt du?
ask-equip-to = Wer bekommt den Gegenstand?
ask-use-how = Das lässt sich auf mehrere Arten nutzen. Auf welche?
ask-attack-with = Welche deiner Truppen greift an?
ask-attack-whom = Wen greifst du an?
ask-respond = Antwortest du mit einer Karte?
ask-choose-target = Wen wählst du für den Effekt?
ask-choose-place = Welche der verdeckten Truppen, von der ältesten an gezählt?
ask-whether = Du darfst, aber du musst nicht. Möchtest du?
ask-choose-mode = Was davon soll es sein?
ask-discard-one = Welche Karte wirfst du ab?
ask-search-for = Welche Karte nimmst du aus deinem Deck?
ask-recover-one = Welche Karte nimmst du aus deinem Ablagestapel zurück?
ask-deploy-one = Welche Karte aus deiner Hand stellst du auf?
ask-put-where = Bleibt die Karte oben auf dem Deck?
ask-put-where-of = Bleibt { $card } oben auf deinem Deck?

## Antworten

answer-nothing-more = nichts mehr ausspielen
answer-all-move-up = jetzt vorrücken
answer-pilots-stay = alle Piloten lassen, wo sie sind
answer-no-pilot = niemand
answer-end-play = die Spielphase beenden
answer-end-attack = nicht mehr angreifen
answer-no-response = den Angriff kommen lassen
answer-no-target = niemanden mehr wählen
answer-no-deployment = niemanden aufstellen
answer-no-card = nichts nehmen
answer-no = nein, lieber nicht
answer-yes = ja, { $source }: { $offer }
answer-no-such = Nummer { $number }, die es nicht gibt
answer-place = Nummer { $number }, für { $paid } $ gekommen
answer-put-where = { $end ->
    [top] { ACCUSATIVE($card) } oben liegen lassen
   *[bottom] { ACCUSATIVE($card) } unter das Deck legen
}
answer-face-down = eine verdeckte Truppe des Gegners
answer-battlefield = { $field } – { $text }
answer-use = { ACCUSATIVE($name) } nutzen
answer-use-ability = { ACCUSATIVE($name) } nutzen: { $ability }
answer-retreat = { ACCUSATIVE($name) } zurückziehen
answer-take-off = { ACCUSATIVE($name) } zurücknehmen, jetzt an { DATIVE($troop) }
answer-copy = { $name } Nr. { $copy }
answer-whose = { $whose ->
    [our] { $name } auf deiner Seite
   *[their] { $name } beim Gegner
}
detail-strength = { $damage } Schaden, { $health } Gesundheit
detail-hurt = { $damage } Schaden, { $left } von { $health } Gesundheit
detail-damage = mit { $number } Schaden darauf
detail-counters = { $number ->
    [one] 1 Zählmarke
   *[other] { $number } Zählmarken
}
detail-taken-off = in diesem Zug abgenommen
detail-face-down = verdeckt
detail-on = Träger: { $troop }
detail-pilots = im Fahrzeug { $vehicle }
detail-piloted = am Steuer: { $pilot }
detail-idle = ohne Piloten

## Namen

seat-one = Spieler eins
seat-two = Spieler zwei
of-player = { $name } von { $seat }
face-down-troop = eine verdeckte Truppe
    .dative = einer verdeckten Truppe
summoned-troop = eine herbeigerufene Truppe
    .dative = einer herbeigerufenen Truppe
a-summoned-troop = eine herbeigerufene Truppe
    .dative = einer herbeigerufenen Truppe
a-face-down-troop = eine verdeckte Truppe
    .dative = einer verdeckten Truppe
a-troop = eine Truppe
    .dative = einer Truppe
price = { $number } $
the-battlefield = das Schlachtfeld
    .dative = dem Schlachtfeld
neutral-ground = neutrales Gelände

## Lesarten

ruling-defeat = Wann wird auf eine Niederlage geachtet?
ruling-defeat-own-turn-end = am Ende des eigenen Zuges
ruling-defeat-any-turn-end = am Ende jedes Zuges, bei beiden
ruling-defeat-immediate = jederzeit
ruling-empty_deck = Was muss ein Deck noch haben?
ruling-empty_deck-no-troops = eine Truppe
ruling-empty_deck-no-cards = eine Karte
ruling-turn_number = Wie werden Züge gezählt?
ruling-turn_number-own = jeder zählt die eigenen
ruling-turn_number-shared = alle zusammen
ruling-first_player = Wer beginnt die späteren Schlachten?
ruling-first_player-loser = der Verlierer der vorigen
ruling-first_player-random = der Zufall entscheidet
ruling-first_player-alternate = abwechselnd
ruling-dismount = Dürfen Piloten aussteigen?
ruling-dismount-rearrange = ja, zu Beginn der Spielphase
ruling-dismount-fixed = nein
ruling-destroyed_cost = Für welche Truppen werden Karten abgeworfen?
ruling-destroyed_cost-killed = für getötete, und für den Piloten eines getöteten Fahrzeugs
ruling-destroyed_cost-killed-strict = für getötete, nicht für Piloten
ruling-destroyed_cost-discarded = für jede Truppe, die aus dem Spiel abgelegt wird
ruling-counters_off_table = Was wird aus Schaden und Zählmarken auf einer Karte, die auf die Hand zurückkehrt?
ruling-counters_off_table-stay = sie bleiben
ruling-counters_off_table-heal = sie gehen ab
ruling-retreat_items = Was wird aus den Ausrüstungsgegenständen einer Truppe, die auf die Hand zurückkehrt?
ruling-retreat_items-hand = sie kommen mit
ruling-retreat_items-discard = sie werden abgelegt
ruling-once_per_turn = Wie viele Ausrüstungsgegenstände dürfen pro Zug abgenommen werden?
ruling-once_per_turn-item = jeder einmal
ruling-once_per_turn-player = nur einer
ruling-stealth_triggers = Was ist mit wartenden Fähigkeiten auf einer verdeckten Karte?
ruling-stealth_triggers-turn-up = sie wirken und decken sie auf
ruling-stealth_triggers-asleep = sie ruhen, bis sie aufgedeckt ist
ruling-decklists = Wer kennt die Decklisten?
ruling-decklists-closed = jeder die eigene
ruling-decklists-open = alle

## Was die Karten sagen

card-troop = { $name } ({ $cost } $): { $rank ->
    [commander] Kommandant,{" "}
   *[troop] {""}
}{ $breed ->
    [vehicle] Fahrzeug
    [shorthair] Kurzhaarkatze
   *[longhair] Langhaarkatze
}, { $damage } Schaden, { $health } Gesundheit
card-item = { $name } ({ $cost } $): { $kind ->
    [equip] Ausrüstungsgegenstand
    [team-buff] Teambonus
   *[one-time] Einmal-Gegenstand
}
card-token = { $name }: herbeigerufene { $breed ->
    [shorthair] Kurzhaarkatze
   *[longhair] Langhaarkatze
}, { $damage } Schaden, { $health } Gesundheit
card-battlefield = { $name }: { $whom ->
    [loser] Schlachtfeld, für den Verlierer der vorigen Schlacht
   *[both] Schlachtfeld
}
lore = „{ $text }“

## Ereignisse

battle-began = Schlacht { $number }: { $field }. { $whom ->
    [loser] Für den Verlierer der vorigen Schlacht: „{ $text }“
   *[both] „{ $text }“
}
battle-began-none = Schlacht { $number }: neutrales Gelände.
starts = { $seat } beginnt.
starts-again = { $seat } beginnt diesmal.
chose-battlefield = { $seat } wählt für die nächste Schlacht: { $field }.
drew = { $seat } zieht { ACCUSATIVE($card) }.
drew-hidden = { $seat } zieht eine Karte.
dealt = { $seat } bekommt { ACCUSATIVE($card) } auf die Starthand.
set-aside = { $number ->
    [one] { $seat } hat keine Truppe für höchstens 5 $ und legt die Hand beiseite.
   *[other] { $seat } hat wieder keine und legt die Hand beiseite, schon { $number }.
}
shuffled-back = { $seat } mischt das Beiseitegelegte zurück ins Deck.
shuffled = { $seat } mischt das Deck.
gained = { $seat } bekommt { $number } $.
lost = { $seat } verliert { $number } $.
turn-began = Zug { $number }: { $seat }.
moved = { $line ->
    [front] { $troop } rückt in die vordere Linie vor.
   *[back] { $troop } geht in die hintere Linie.
}
stayed = { $troop } bleibt zum Beobachten in der hinteren Linie.
boarded = { $pilot } steigt in { ACCUSATIVE($troop) }.
stepped-out = { $pilot } sitzt nicht mehr in { DATIVE($vehicle) }.
deployed = { $seat } stellt { ACCUSATIVE($card) }{ $number ->
    [0] {""}
   *[other] {" "}für { $number } $
}{ $face ->
    [down] {" "}verdeckt auf.
   *[up] {" "}auf.
}
deployed-hidden = { $number ->
    [0] { $seat } stellt eine Truppe verdeckt auf.
   *[other] { $seat } stellt für { $number } $ eine Truppe verdeckt auf.
}
brought = { $number ->
    [0] { $seat } spielt { ACCUSATIVE($card) }.
   *[other] { $seat } spielt { ACCUSATIVE($card) } für { $number } $.
}
equipped = { $troop } bekommt { ACCUSATIVE($item) }.
turned-up = { $card } wird aufgedeckt.
attacked = { $attacker } greift { ACCUSATIVE($attacked) } an.
damaged = { $troop } erleidet { $number } Schaden durch { ACCUSATIVE($source) }.
prevented = { $number } Schaden gegen { ACCUSATIVE($troop) } wird verhindert.
healed = { $troop } wird um { $number } Schaden geheilt.
counters = { $number ->
    [0] { $troop } trägt keine Zählmarke mehr.
    [one] { $troop } trägt jetzt 1 Zählmarke.
   *[other] { $troop } trägt jetzt { $number } Zählmarken.
}
killed = { $killer } tötet { ACCUSATIVE($troop) }.
killed-none = { $troop } stirbt.
destroyed = { $troop } wird zerstört.
discarded = { $seat } wirft { ACCUSATIVE($card) } ab.
milled = { $seat } wirft { ACCUSATIVE($card) } von unten aus dem Deck ab.
retreated = { $whose ->
    [own] { $by } zieht { ACCUSATIVE($card) } zurück.
   *[other] { $by } zieht { ACCUSATIVE($card) } auf die Hand von { $seat } zurück.
}
returned = { $card } kehrt auf die Hand von { $seat } zurück.
gone = { $card } von { $seat } verlässt die Schlacht.
came-off = { $seat } nimmt { ACCUSATIVE($card) } auf die Hand zurück.
came-along = { $card } kehrt mit auf die Hand von { $seat } zurück.
fell = { $seat } verliert auch { ACCUSATIVE($card) }.
took-control = { $seat } übernimmt die Kontrolle über { ACCUSATIVE($card) }.
summoned = { $seat } ruft eine Truppe herbei: { $token }.
not-summoned = { $token } kommt nicht zu { $seat }, denn es sind schon sechs herbeigerufene Truppen da.
triggered = { $source }: „{ $ability }“
dropped = { $source } hat sich achtmal selbst ausgelöst und tut es nicht mehr, bis jemand geantwortet hat.
dropped-for-room = Es warten schon 64 Fähigkeiten, deshalb entfällt eine von { DATIVE($source) }.
used = { $seat } nutzt { ACCUSATIVE($source) }: „{ $ability }“
chose = { $seat } wählt { ACCUSATIVE($troop) }.
picked = Der Zufall trifft { ACCUSATIVE($troop) }.
responded = { $seat } hat eine Antwort parat.
declined = { $seat } lässt den Angriff kommen.
chose-mode = { $seat } wählt: { $mode }.
decided = { $number ->
    [0] { $seat } verzichtet darauf.
   *[other] { $seat } macht davon Gebrauch.
}
found = { $seat } findet { ACCUSATIVE($card) } im Deck und zeigt die Karte vor.
found-nothing = { $seat } nimmt nichts aus dem Deck.
looked = { $seat } sieht oben im Deck { ACCUSATIVE($card) }.
looked-hidden = { $seat } sieht sich eine Karte oben im Deck an.
put-back = { $end ->
    [top] { $seat } lässt eine Karte oben auf dem Deck liegen.
   *[bottom] { $seat } legt eine Karte von oben unter das Deck.
}
shielded = In diesem Zug { $number ->
    [one] wird der nächste Schadenspunkt
   *[other] werden die nächsten { $number } Schadenspunkte
} gegen { ACCUSATIVE($troop) } verhindert.
attacks-again = { $troop } darf in diesem Zug noch einmal angreifen.
got = { $bonus ->
    [damage] { $troop } erhält in diesem Zug +{ $number } Schaden.
   *[health] { $troop } erhält in diesem Zug +{ $number } Gesundheit.
}
got-less = { $bonus ->
    [damage] { $troop } erhält in diesem Zug -{ $number } Schaden.
   *[health] { $troop } erhält in diesem Zug -{ $number } Gesundheit.
}
lost-keyword = { $troop } verliert in diesem Zug { $keyword }.
stunned = { $troop } kann im nächsten Zug nicht angreifen.
stands = { $standing ->
    [guards] { $troop } muss in diesem Zug angegriffen werden, wenn möglich.
    [shrouded] { $troop } kann in diesem Zug nicht gewählt werden.
    [pacified] { $troop } kann in diesem Zug nicht angreifen.
   *[ignores-lines] { $troop } kann in diesem Zug Truppen in beliebiger Linie angreifen.
}
showed = { $seat } zeigt { ACCUSATIVE($card) }.
item-destroyed = { $card } wird zerstört.
gained-keyword = { $troop } hat in diesem Zug { $keyword }.
ready = { $seat } ist bereit.
lost-battle = { $reason ->
    [play] { $seat } hat keine Truppe mehr im Spiel und verliert die Schlacht.
    [cards] { $seat } hat keine Karte mehr im Deck und verliert die Schlacht.
   *[deck] { $seat } hat keine Truppe mehr im Deck und verliert die Schlacht.
}
spent = { $attacker } erreicht { ACCUSATIVE($attacked) } nicht mehr: Der Angriff ist vertan.
recovered = { $seat } nimmt { ACCUSATIVE($card) } aus dem Ablagestapel zurück.
at-bound = { $bound ->
    [counters] Eine Karte hat Platz für { $most } Zählmarken: Mehr kommen nicht auf { ACCUSATIVE($troop) }.
    [damage] Eine Karte hat Platz für { $most } Schaden: Mehr zählt auf { DATIVE($troop) } nicht.
    [shield] Höchstens { $most } Schaden wird im Voraus verhindert: Mehr zählt für { ACCUSATIVE($troop) } nicht.
    [less-damage] Ein Zug nimmt höchstens { $most } Schaden: Darüber hinaus verliert { $troop } nichts.
    [less-health] Ein Zug nimmt höchstens { $most } Gesundheit: Darüber hinaus verliert { $troop } nichts.
    [more-damage] Ein Zug bringt höchstens { $most } Schaden dazu: Darüber hinaus bekommt { $troop } nichts.
    [more-health] Ein Zug bringt höchstens { $most } Gesundheit dazu: Darüber hinaus bekommt { $troop } nichts.
   *[attacks] Eine Truppe greift höchstens { $most }-mal pro Zug an: { $troop } bekommt keinen weiteren Angriff.
}
seat-at-bound = { $bound ->
    [dollars] Niemand hat mehr als { $most } $, und { $seat } hat so viel.
    [actions] Höchstens { $most } Karten und Fähigkeiten sind es pro Zug: Das war die letzte für { ACCUSATIVE($seat) }.
   *[arrivals] Nach { $most } Ankünften in einer Schlacht gilt niemand mehr als jünger.
}
ending-two-battles = { $winner } hat zwei Schlachten gewonnen und damit die Partie.
ending-no-opening-hand = Im ganzen Deck von { $loser } hat keine Starthand getaugt: { $winner } gewinnt die Partie.
ending-no-opening-hands = In keinem der beiden Decks hat eine Starthand getaugt: Niemand gewinnt die Partie.
why-lost = { $reason ->
    [play] { $seat } hat keine Truppe mehr im Spiel.
    [cards] { $seat } hat keine Karte mehr im Deck.
   *[deck] { $seat } hat keine Truppe mehr im Deck.
}
score = { $seat }: { $battles ->
    [one] 1 Schlacht gewonnen
   *[other] { $battles } Schlachten gewonnen
}; am Ende { $troops ->
    [one] 1 Truppe im Spiel
   *[other] { $troops } Truppen im Spiel
}, { $deck ->
    [one] 1 Karte im Deck
   *[other] { $deck } Karten im Deck
}.
score-failed = { $seat }: { $battles ->
    [one] 1 Schlacht gewonnen
   *[other] { $battles } Schlachten gewonnen
}, { $failed ->
    [0] jede Starthand hat getaugt
    [one] 1 Starthand hat nicht getaugt
   *[other] { $failed } Starthände haben nicht getaugt
}.

## Das Spielfeld

board-row = { $row ->
    [front] { $size ->
        [long] Vordere Linie
       *[short] vorn
    }
    [back] { $size ->
        [long] Hintere Linie
       *[short] hinten
    }
   *[hand] { $size ->
        [long] Deine Hand
       *[short] Hand
    }
}
board-discard = Dein Ablagestapel:
board-deck = In deinem Deck:
board-top = Oben auf deinem Deck:
board-bottom = Unter deinem Deck, die unterste zuerst:
board-wins = { $number ->
    [one] 1 Sieg
   *[other] { $number } Siege
}
board-hand-count = Hand { $number }
board-deck-count = Deck { $number }
board-discard-count = Ablage { $number }
board-aside-count = beiseite { $number }
board-battle = Schlacht { $number }: { $field }
board-turn = Zug { $number }: { $seat }
board-phase = { $phase ->
    [opening] Starthände
    [set-up] Vor dem ersten Zug
    [start] Beginn des Zuges
    [draw] Ziehen
    [pilots] Piloten
    [play] Spielphase
    [attack] Angriffe
   *[end] Ende des Zuges
}
board-kind = { $kind ->
    [equip] Ausrüstungsgegenstand
    [team-buff] Teambonus
   *[one-time] Einmal-Gegenstand
}
board-face-down = verdeckt, { $number } $
board-prevents = Schild { $number }
board-owner = gehört { $seat }
board-has-attacked = griff an
board-again = darf noch einmal
board-stunned = betäubt, verpasst den nächsten Angriff
board-standing = { $standing ->
    [guards] muss angegriffen werden
    [shrouded] nicht wählbar
    [pacified] kann nicht angreifen
    [ignores-lines] greift beide Linien an
   *[attacks-twice] greift zweimal an
}
board-new = neu
board-rulings = Siehe auch { $rulings }.
and = { $first } und { $last }

## Was an einer Deckliste nicht stimmt

deck-unreadable = { $wording } ist nicht zu lesen; erwartet wurden eine Zahl und der Name einer Karte, etwa { $example }
deck-copies = { $copies } Stück; erwartet wurde eine Zahl von 1 bis { $size }
deck-unknown = unbekannte Karte { $name }; erwartet wurde der Name oder die Kennung einer Karte
deck-too-long = mehr als { $most } Zeilen; der Rest wurde nicht gelesen
deck-unknown-near = unbekannte Karte { $name }; meinst du { $near }?
deck-no-card = { $kind ->
    [token] { $name } wird nur herbeigerufen; erwartet wurde eine Truppe oder ein Gegenstand
   *[battlefield] { $name } ist ein Schlachtfeld; erwartet wurde eine Truppe oder ein Gegenstand
}
deck-too-many = { $total } Karten, { $difference } zu viel; erwartet wurden genau { $size }
deck-too-few = { $total } Karten, { $difference } zu wenig; erwartet wurden genau { $size }
deck-commanders = { $name } ist ein Kommandant neben { $other } in Zeile { $at }; erwartet wurde einer
deck-same-commander = der Kommandant { $name } { $copies }-mal; erwartet wurde einer
deck-copies-of-a-name = { $name } { $total }-mal; erwartet wurden höchstens { $most }
deck-copies-in-lines = { $name } { $total }-mal in den Zeilen { $lines }; erwartet wurden höchstens { $most }
deck-hopeless = keine Truppe kostet { $cost } $ oder weniger, also ist jede Partie verloren, bevor sie beginnt (CO-103.3)

## Was auf einer Karte erlaubt ist, aber kaum gemeint

doubt-loop = das kann sich endlos selbst auslösen; nach dem achten Mal ist Schluss (CO-R.Z)
doubt-loop-of-two = das und { $other } können einander endlos auslösen; nach dem achten Mal ist Schluss (CO-R.Z)
doubt-never = nichts in diesem Set führt das je herbei, also geschieht es nie
doubt-never-so = mit den Karten dieses Sets ist das nie so, also bewirkt es nichts
doubt-stealth = sie wird aufgedeckt, sobald sie aufgestellt ist, also verbirgt ihre Tarnung nichts (CO-R.N)
doubt-dollars = diese Dollar verfallen, bevor sie jemand ausgeben kann (CO-105.2)
doubt-no-target = keine Truppe dieses Sets kommt dafür in Frage, also tut die Karte nichts
doubt-nothing-to-equip = keine Truppe dieses Sets lässt sich damit ausrüsten, also wird er nie gespielt (CO-R.Y)
doubt-no-pilot = dieses Set hat keine Truppe, die es steuern könnte, also greift es nie an (CO-108.1)
doubt-token = keine Karte ruft { $token } herbei

## Die erste Partie: wohin jede Frage führt

goal = Gewinne zwei von drei Schlachten. Eine verlierst du, wenn am Ende deines Zuges keine Truppe von dir im Spiel oder keine mehr in deinem Deck ist.
lesson-choose-battlefield = Was das Schlachtfeld sagt, gilt die ganze nächste Schlacht: Wähl eines, das deinen Karten mehr hilft als den anderen.
lesson-set-up = Du hast 5 $, bevor es losgeht, und was du nicht ausgibst, verfällt: Stell eine Truppe oder zwei auf, vor deinem ersten Zug rücken sie vor.
lesson-stay = In der hinteren Linie wird niemand angegriffen und greift niemand an; wer vorrückt, kann beides.
lesson-choose-vehicle = Ein Fahrzeug tut ohne Piloten nichts, also setz einen hinein, bevor es kämpfen soll.
lesson-choose-pilot = Wer einsteigt, kämpft nicht mehr selbst, dafür das Fahrzeug mit seinen eigenen Zahlen.
lesson-play = In der Spielphase gibst du Dollar aus: Jeder Zug bringt so viele wie seine Nummer, und sie halten nicht. Neue Truppen greifen ab deinem nächsten Zug an.
lesson-equip-to = Der Gegenstand ändert, was die Truppe kann, und geht mit ihr, wenn sie stirbt: Nimm eine, die bleibt.
lesson-use-how = Jede Art tut, was ihr Satz sagt, und die meisten gehen einmal pro Zug.
lesson-attack-with = Jede Truppe deiner vorderen Linie greift einmal an, und nur wer angegriffen wird, nimmt Schaden; greif mit allen an, wenn niemand warten soll.
lesson-attack-whom = Sie nimmt so viel Schaden, wie dein Angreifer macht, und stirbt, wenn er ihre Gesundheit erreicht: Das kostet den Gegner auch Karten aus dem Deck. Ein Fragezeichen heißt: Er kann noch antworten.
lesson-respond = Manche Karten darfst du spielen, während du angegriffen wirst, und umsonst; hast du keine davon, lass den Angriff kommen.
lesson-choose-target = Was die Karte sagt, trifft, wen du wählst: Lies ihren Text noch einmal, bevor du zeigst.
lesson-choose-place = Was verdeckt liegt, kennt nur sein Spieler; du siehst, wie lange es da ist und was bezahlt wurde.
lesson-whether = Die Karte lässt dir die Wahl: Ja tut jetzt, was sie sagt, Nein lässt es sein.
lesson-choose-mode = Nur eines davon geschieht: Nimm, was auf dem Tisch, wie er ist, hilft.
lesson-discard-one = Was du abwirfst, ist für diese Schlacht fort: Gib her, was du nicht bald bezahlen kannst.
lesson-search-for = Du nimmst sie auf die Hand, und das Deck wird gemischt: Nimm, was du nächsten Zug spielen kannst.
lesson-recover-one = Sie kommt auf deine Hand zurück und kann für ihren Preis wieder gespielt werden.
lesson-deploy-one = Sie kommt ohne Bezahlung aufgedeckt in deine hintere Linie; du darfst es auch lassen.
lesson-put-where = Was oben bleibt, ziehst du als Nächstes; was nach unten kommt, siehst du in dieser Schlacht vielleicht nicht mehr.

## So geht’s, ein Satz oder zwei zu jedem Bild

how-1 = Zwei Armeen von Katzen treffen sich in bis zu drei Schlachten. Wer zwei gewinnt, hat gewonnen.
how-2 = Jede Karte hat ihren Preis. Jeder Zug bringt so viele Dollar wie seine Nummer, und du spielst, was du bezahlen kannst; der Rest verfällt.
how-3 = Neue Truppen warten in der hinteren Linie. Vor deinem nächsten Zug rücken sie in die vordere Linie vor, wo gekämpft wird.
how-4 = Jede Truppe deiner vorderen Linie greift eine gegnerische an und macht ihren Schaden. Erreicht er die Gesundheit, stirbt sie, und das Deck ihres Besitzers wird kleiner.
how-5 = Ein Fahrzeug ist stark, tut aber nichts ohne einen Piloten aus deiner vorderen Linie.
how-6 = Gegenstände kommen an eine Truppe, helfen allen oder werden gleich verbraucht. Eine Schlacht verlierst du, wenn am Ende deines Zuges keine Truppe von dir im Spiel oder keine mehr in deinem Deck ist.

## Begriffe, jeder dort, wo er vorkommt

term-front-line = Die Reihe, die kämpft: Sie greift an und wird angegriffen.
    .words = vorderen Linie, vordere Linie
term-back-line = Wo neue Truppen warten: Vor deinem nächsten Zug rücken sie vor, und dort greift sie niemand an.
    .words = hinteren Linie, hintere Linie
term-troop = Eine Katze oder ein Fahrzeug im Spiel. Ohne eine am Ende deines Zuges verlierst du die Schlacht.
    .words = Truppen, Truppe
term-pilot = Eine Truppe, die ein Fahrzeug fährt; ohne sie tut es nichts.
    .words = Piloten, Pilot
term-vehicle = Eine Truppe, die einen Piloten aus deiner vorderen Linie braucht.
    .words = Fahrzeug
term-item = Eine Karte für eine Truppe (Ausrüstungsgegenstand), für alle (Teambonus) oder zum einmaligen Gebrauch.
    .words = Gegenstand
term-battlefield = Ein Ort mit einem eigenen Satz, der die ganze Schlacht gilt.
    .words = Schlachtfeld
term-play-phase = Der Teil deines Zuges, in dem du Karten bezahlst und Fähigkeiten nutzt; danach kommen die Angriffe.
    .words = Spielphase
term-dollars = Was Karten kosten. Jeden Zug bekommst du so viele wie seine Nummer, und was übrig ist, verfällt.
    .words = Dollar
term-health = Wie viel Schaden eine Truppe verträgt. Schaden bleibt bis zum Ende der Schlacht.
    .words = Gesundheit

# Was ein Angriff bewirkt; mit Fragezeichen, falls keine Reaktion oder dergleichen dazwischenkommt.
preview-attack = { $left ->
    [unknown] macht { $number }
    [spent] { $sure ->
        [yes] ohne Wirkung
       *[no] ohne Wirkung?
    }
    [0] { $sure ->
        [yes] macht { $number }, tötet
       *[no] macht { $number }, tötet?
    }
   *[other] { $sure ->
        [yes] macht { $number }, { $left } übrig
       *[no] macht { $number }, { $left } übrig?
    }
}
peril-nothing = Dafür kann jetzt niemand gewählt werden: Es würde nichts bewirken.
peril-battle = { $why ->
    [none] Du hast keine Truppe im Spiel und verlierst
   *[other] Damit verlierst du
} { $lost ->
    [match] diese Schlacht und damit die Partie.
   *[battle] diese Schlacht sofort.
}
