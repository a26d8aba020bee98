### Die Oberfläche im Browser auf Deutsch.

title = Catspaw
subtitle = Ein Zuhause für Katz‑und‑Maus-Kartenspiele
navigation = Wege durchs Haus
close = Schließen
yes = Ja
no = Nein
and = { $first } und { $last }
nowhere = Hier ist nichts.
cannot-load = Diese Seite ließ sich nicht holen.
try-again = Noch einmal
to-home = Zur ersten Seite

## Home

home-lead = Nimm eine Schachtel: kein Konto, kein Formular. Neu hier? Spielend lernen erklärt jede Frage, wenn sie kommt.
game-cat-and-mouse = Die Katze & die Maus
game-red-claw = Die Rote Kralle
game-claw-and-order = Pfote & Ordnung
about-cat-and-mouse = Ein Einbruch zu zweit: Die Maus plündert eine Villa, der Inspektor errät, wo sie steckt.
about-red-claw = Zwei bis vier Verdächtige werden ihre Indizien los, bevor die Jagd einen von ihnen erwischt.
about-claw-and-order = Zwei Katzenheere mit je einem Deck: Wer zwei von drei Schlachten gewinnt, siegt.
players = { $players } Spieler
minutes = { $minutes } Minuten
play-now = Gleich spielen
play-now-how = gegen einen Bot
set-up = Neuer Tisch
rules = Regeln
lobby = Lobby

## Settings

settings = Einstellungen
menu = Menü
language = Sprache
theme = Farben
theme-system = wie das System
theme-night = Nacht
theme-day = Tag
theme-contrast = starker Kontrast
motion = Bewegung
motion-system = wie das System
motion-full = Karten bewegen sich
motion-reduced = nichts bewegt sich
sound = Leise Töne
show-seen = Zeigen, was ich gesehen habe
show-seen-text = Die Rote Kralle: Karten auf verdeckten Händen werden blass gezeichnet, soweit du sie gesehen hast. Sonst liegt so eine Hand verdeckt.

## At the table

coming-in = Tritt ein …
no-table = Zu diesem Tisch führt kein Weg.
waiting = { $number ->
    [0] Alle sind da.
    [one] Ein Platz ist noch frei.
   *[other] { $number } Plätze sind noch frei.
}
sit-as = Platz nehmen: { $seat }
question = Was gefragt ist
all-answers = Als Liste
why-not = Warum nicht?
i-see = Verstanden
which-answer = Welche davon?
not-now = Jetzt nicht: { $answer }
choose-on-table = { $number ->
    [one] Es leuchtet oben.
   *[other] Wähle, was leuchtet.
}
or-on-table = Was leuchtet, oder:
dashed-on-table = Was rot gestrichelt ist, verliert sofort oder bewirkt nichts.
touch-again = Noch einmal tippen wählt es.
wait = Einen Moment …
thinks = { $seat } überlegt …
is-asked = { $seat } ist dran.
over = Es ist vorbei.
won-by = { $number ->
    [0] Niemand gewinnt.
    [one] { $seats } gewinnt.
   *[other] { $seats } gewinnen.
}
resigned = { $seat } hat aufgegeben.
zone-opponents = Gegenüber
zone-middle = Die Mitte des Tisches
zone-own = Deine Seite

## Seats

seats = Plätze
seat-open = frei
seat-you = du
seat-bot = { $bot ->
    [heuristic] Tabby, ein denkender Bot
    [random] Kitten, ein Zufallsbot
   *[other] Bot { $bot }
}
seat-asked = ist dran
seat-here = ist da
seat-away = nicht da
seat-look = von hier aus sehen

## Log and talk

side = Verlauf und Gespräch
log = Verlauf
lesson = Deine erste Partie
lesson-goal = Dein Ziel:
lesson-more = ganz lesen
lesson-less = weniger
lesson-known = Diese Frage kennst du schon: Entscheide, wie du magst.
lesson-wait = Du bist nicht dran: Sieh zu, was die anderen tun.
learn = Spielend lernen
learn-how = 10 Minuten
how-to = So geht’s
rules-all = Alle Regeln
log-empty = Noch ist nichts geschehen.
chat = Gespräch
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
chat-send = Sagen
mute = stumm

## What one may do

undo = Zurücknehmen
hint = Tipp
hint-title = Was sich lohnt
hint-thinking = Denkt nach über das, was du weißt …
hint-chance = { $percent } %
hint-exact = Genau berechnet, gegen das beste Spiel, das es gibt.
hint-estimate = Geschätzt, allein aus dem, was dein Platz weiß.
hint-take = Mach das
resign = Aufgeben
bot-on = Einen Bot weiterspielen lassen
bot-off = Selbst weiterspielen
sure-resign = { $seat }: Wirklich aufgeben?
stay = Nein, weiterspielen
undo-requested = { $seat } möchte eine Antwort zurücknehmen. Einverstanden?
undo-pending = Die anderen werden gefragt, ob du zurücknehmen darfst.
invite = Jemanden einladen
invite-only-here = Diese Adresse gilt nur auf diesem Computer. Für andere in deinem Netz öffne das Haus mit
invite-text = Wer diesen Link öffnet, kann sich dazusetzen oder zusehen.
invite-picture = Der Link als QR-Code
copy = Link kopieren
copied = Kopiert
after = Nach dem Spiel
decided-by = Nach den Regeln
after-rematch = Revanche
after-stronger = Ein stärkerer Gegner
after-replay = Wiederholung
after-home = Ein anderes Spiel

## Rückblick

review = Rückblick
review-of = Rückblick: { $title }
review-seat = Wessen Antworten beurteilt werden, nach dem damaligen Wissen
review-judging = Das Spiel wird beurteilt, Frage für Frage: { $percent } %
review-estimate = Geschätzt, allein aus dem, was der Platz da wusste.
review-curve = { $chance } von { $seat }, von Frage zu Frage: am Anfang { $first } %, am Ende { $last } %.
review-curve-start = Erste Frage
review-curve-end = Letzte Frage
review-curve-title = Wie es stand
review-as-table = Als Tabelle
review-question = Frage
review-turns = Wo es sich wendete
review-no-turns = Es war bis zum Ende offen, und keine Antwort kostete viel.
review-did = Deine Antwort
review-they-did = Die Antwort
review-happened = Was danach geschah
review-better = Wer stärker spielt
review-from-to = { $before } % → { $after } %
review-look = Ansehen
review-none = Für diesen Platz gab es nichts zu entscheiden.

## More of home

go-on = Weiter, wo du warst
more-tables = { $number ->
    [one] Noch ein Tisch
   *[other] Noch { $number } Tische
}
cards = Karten
decks = Deckbauer
account = Konto
to-content = Zum Inhalt
to-table = Zum Tisch
looking = Einen Moment …
show-all = Alle { $number } zeigen

## Tables in a list

your-turn = Du bist dran.
turn-of = { $seat } ist dran.
table-playing = Es wird gespielt.
table-over = Es ist vorbei.
continue = Weiter
look-again = Ansehen
join = Mitspielen
watch = Zusehen
lobby-mine = Meine Tische
lobby-mine-none = Du sitzt gerade nirgends.
lobby-open = Freie Plätze
lobby-open-none = Kein öffentlicher Tisch wartet auf jemanden. Richte einen ein, den alle sehen dürfen, dann steht er hier.
lobby-watch = Zum Zusehen
lobby-watch-none = Gerade spielt niemand öffentlich.
lobby-over = Vorbei

## Clocks

clock-none = keine Uhr
clock-quick = 10 Minuten + 5 Sekunden je Zug
clock-slow = 30 Minuten + 15 Sekunden je Zug
clock-day-1 = ein Tag für jeden Zug
clock-day-3 = 3 Tage für jeden Zug
clock-day-7 = 7 Tage für jeden Zug
clock-other = { $minutes } Minuten + { $seconds } Sekunden je Zug
clock-none-text = Alle dürfen so lange nachdenken, wie sie wollen.
clock-quick-text = Fünf Sekunden jedes Zugs sind frei; was darüber geht, kostet von zehn Minuten fürs ganze Spiel.
clock-slow-text = Fünfzehn Sekunden jedes Zugs sind frei; was darüber geht, kostet von einer halben Stunde fürs ganze Spiel.
clock-day-1-text = Zug um Zug: Antworte, wenn du vorbeikommst, mindestens einmal am Tag.
clock-day-3-text = Zug um Zug: Antworte, wenn du vorbeikommst, mindestens alle drei Tage.
clock-day-7-text = Zug um Zug: Antworte, wenn du vorbeikommst, mindestens einmal in der Woche.
time-left = noch { $time }
time-days = { $number } T
time-hours = { $number } Std

## A new table

new-table = Tisch einrichten
new-game = Spiel
new-seats = Wer spielt
new-players = Wie viele
sitter-me = ich
sitter-open = wer kommt, etwa ein Freund
deck-of = Deck von { $seat }
new-decks-text = Hier lässt sich ein eigenes Deck bauen, das oben gewählt werden kann:
new-edition = Schachtel
new-variants = Varianten
new-rulings = Offene Fragen des Regelhefts
new-rulings-text = Wo ein Regelheft mehrere Lesarten zulässt, wählt der Tisch. Eine davon ist die übliche dieses Hauses oder der Schachtel.
new-rulings-changed = { $number ->
    [0] alles wie üblich
    [one] eine anders gelesen
   *[other] { $number } anders gelesen
}
usual = üblich
usual-in = üblich bei: { $editions }
new-clock = Uhr
new-clock-each = Zeit für jeden
new-clock-then = Wenn sie abgelaufen ist
then-lose = verliert, wem sie gehört
then-bot = spielt ein Bot weiter
new-guests = Gäste
new-public = Wer einen freien Platz nehmen darf
new-public-no = wer den Link hat
new-public-yes = alle, der Tisch steht in der Lobby
new-spectators = Zuschauer
spectators-public = dürfen zusehen
spectators-delayed = dürfen zusehen, zehn Antworten später
spectators-none = dürfen nicht zusehen
nobody-me = Einer der Plätze muss deiner sein.
no-decks = Dieses Set hat noch keine Decks: Baue eines und wähle es für jeden Platz.
open-table = Tisch eröffnen
edition-mouse-agents = Mit Mäuse-Agenten
edition-mouse-agents-text = Zehn Fangkarten; die Marker beginnen neben der ersten.
edition-standees = Mit Aufstellern
edition-standees-text = Elf Fangkarten; die Marker beginnen auf der 0.
edition-rote-kralle = Die Rote Kralle
edition-rote-kralle-text = Die deutsche Schachtel mit zehn Fangkarten.
deck-alley-swarm = Gassenschwarm
deck-motor-column = Motorkolonne
deck-velvet-paws = Samtpfoten

## More at the table

get-up = Aufstehen
seat-free = Platz frei machen
sit-here = Hier Platz nehmen
sit-here-too = Auch hier sitzen
seat-guest = Gast
seat-your-bot = ein Bot, für dich
onlooker = sieht zu
onlooker-delayed = sieht zu, zehn Antworten später
is-away = { $seat } ist nicht da.
bot-for-them = Einen Bot weiterspielen lassen
bot-plays = Ein Bot spielt für dich.
passing = Von selbst passen:
pass-turn = in diesem Zug
pass-game = immer
windows = Hier passt du von selbst
ask-again = Frag mich wieder
see-moment = Diesen Moment sehen
mute-who = { $name } stumm schalten
is-muted = Du hörst { $name } nicht.
unmute = wieder hören
share-text = Wer diesen Link hat, sieht die Partie noch einmal, mit allem, was verborgen war.
share = Teilen
invite-link = Der Link
you-won = Du hast gewonnen.
you-lost = Du hast verloren.
out-of-time = { $seat } hat keine Zeit mehr.
after-join = Beim nächsten Spiel mitmachen

## Was the shuffle fair?

shuffle = Die Mischung
shuffle-verified = Mischung geprüft
shuffle-consistent = Mischung stimmig
shuffle-failed = Mischung nicht bestätigt
verify-verified = Geprüft: Die Mischung stand vor dem Spiel fest, und dein Anteil ist darin.
verify-consistent = Die Aufzeichnung stimmt mit sich überein. In diesem Browser hast du nicht mitgespielt; er hat nichts von dir, womit er vergleichen könnte.
verify-failed = Nicht bestätigt: Etwas stimmt nicht überein.
verify-follows = Das Geheimnis ist das, worauf sich das Haus festgelegt hat.
verify-shown = Die Festlegung ist die, die dieser Browser vor dem Spiel gesehen hat.
verify-mine = Deine Zahl ist darin, an deinem Platz.
verify-holds = Ja.
verify-fails = Nein.
verify-unknown = Das kann dieser Browser nicht wissen.
verify-sent-first = Du hast den Tisch eingerichtet: Deine Zahl ging mit der Anfrage hinaus, kurz bevor die Festlegung zurückkam.
verify-commitment = Festlegung
verify-before = Festlegung, die vorher gezeigt wurde
verify-secret = Geheimnis des Hauses
verify-no-nonce = hat keine Zahl geschickt (ein Bot)
verify-cards = Dass jede einzelne Karte daraus folgte, prüft man mit den Regeln, auf jedem Rechner mit Catspaw:
verify-lesson = Ein erstes Spiel ist für alle gleich ausgeteilt: Es gab keine Mischung zu prüfen.
verify-nothing = Die Aufzeichnung dieses Spiels sagt nichts über die Mischung.
copy-record = Aufzeichnung kopieren
copy-verify = Befehl kopieren, der jede Karte prüft

## Seen again

replay = Wiederholung
replay-end = So ging es aus.
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-moment = Moment
replay-eyes = Mit wessen Augen
replay-open = Alle Hände offen
replay-eyes-of = Augen: { $seat }
play-on = Ab hier spielen
play-on-text = An diesem Moment wird ein neuer Tisch eröffnet, nur für dich, von da an mit neuen Karten; auf den anderen Plätzen sitzen Bots. Welcher ist deiner?
play-on-as = Spielen: { $seat }

## Rules

rules-search = In den Regeln suchen
rules-contents = Kapitel
rules-none = „{ $search }“ steht in keiner Regel.
rules-rulings-text = Wo das Regelheft schweigt oder mehrere Lesarten zulässt, spielt das Haus so. Über manche dieser Fragen entscheidet der Tisch.
rules-cm-1 = Aufbau
rules-cm-2 = Der Zug des Inspektors
rules-cm-3 = Nach Hinweisen suchen
rules-cm-4 = Die Falle zuschnappen lassen
rules-cm-5 = Der Zug der Maus
rules-cm-6 = Tricks
rules-cm-7 = Varianten
rules-cm-r = Auslegungen
rules-rc-1 = Was in der Schachtel ist
rules-rc-2 = Aufbau
rules-rc-3 = Eine Karte spielen
rules-rc-4 = Wenige Karten übrig
rules-rc-5 = Eine Reihe ist leer
rules-rc-6 = Marker
rules-rc-7 = Das Ende
rules-rc-8 = Fähigkeiten
rules-rc-r = Auslegungen
rules-co-100 = Die Partie
rules-co-101 = Karten
rules-co-102 = Decks
rules-co-103 = Vor der Schlacht
rules-co-104 = Der Zug
rules-co-105 = Dollars
rules-co-106 = Die beiden Linien
rules-co-107 = Angriffe
rules-co-108 = Fahrzeuge
rules-co-109 = Gegenstände
rules-co-110 = Niederlage und Sieg
rules-co-111 = Schlachtfelder
rules-co-112 = Schlüsselwörter
rules-co-r = Auslegungen

## Cards and decks

cards-search = Name oder Text
cards-kind = Art
cards-any-kind = jede Art
cards-kind-shorthair = Kurzhaar
cards-kind-longhair = Langhaar
cards-kind-vehicle = Fahrzeuge
cards-kind-commander = Kommandanten
cards-kind-equip = Ausrüstung
cards-kind-team-buff = Teamboni
cards-kind-one-time = Einmal-Gegenstände
cards-kind-token = Marken
cards-kind-battlefield = Schlachtfelder
cards-cost = Kosten
cards-any-cost = alle Kosten
cards-cost-is = { $cost } $
cards-number = { $number ->
    [0] Keine Karte
    [one] Eine Karte
   *[other] { $number } Karten
}
card-before = vorige
card-after = nächste
deck-own = Dein Deck
deck-none = noch kein Deck
deck-size = { $number } von { $of }
deck-copies = { $number } im Deck
deck-more = { $name }: eine Karte mehr
deck-less = { $name }: eine Karte weniger
deck-legal = Mit diesem Deck darf gespielt werden.
deck-play = Mit diesem Deck spielen
deck-to-sit = Platz nehmen mit
deck-lies = dem Deck, das dort liegt
deck-wrong = { $number ->
    [one] etwas stimmt nicht
   *[other] { $number } Dinge stimmen nicht
}
deck-unchecked = Das Haus konnte die Liste gerade nicht prüfen.
deck-empty = Noch keine Karte. Füge mit + welche hinzu, setz eine Liste ein, oder beginne mit einem Deck des Hauses.
deck-start = Mit einem Deck des Hauses beginnen …
deck-text = Als Text
deck-copy = Liste kopieren
deck-save = Datei sichern
deck-read = Datei lesen
deck-clear = Leeren
deck-shelf = Deine Decks
deck-number = Deck { $number }
deck-new = Neues Deck
deck-remove = Entfernen
deck-curve = Karten nach Kosten
deck-hand = Eine Starthand ziehen

## Account

hello-name = Hallo, { $name }
guest-text = Du bist als Gast hier. Dieser Browser kennt deine Spiele; mit einem Konto gehören sie dir überall.
account-open = Konto eröffnen
account-log-in = Anmelden
name = Name
password = Passwort
password-new = Mindestens acht Zeichen. Ist das Konto offen, macht diese Seite Ersatzcodes, falls du es vergisst.
password-old = Was du als Gast gespielt hast, kommt mit.
password-change = Passwort ändern
password-current = Bisheriges Passwort
password-next = Neues Passwort
password-ends = Mindestens acht Zeichen. Überall sonst wirst du abgemeldet.
password-changed = Das Passwort ist geändert.
sessions = Wo du angemeldet bist
session-this = dieser hier
session-unknown = Ein unbekannter Browser
session-seen = zuletzt { $date }
session-end = Beenden
log-out = Abmelden
log-out-all = Überall abmelden

## The line

line-connecting = Verbindung wird aufgebaut …
line-reconnecting = Die Verbindung ist unterbrochen. Neuer Versuch …
line-offline = Du bist offline. Es geht weiter, sobald du zurück bist.
line-unheard = Das wurde nicht gesendet; wähle noch einmal, wenn du zurück bist.
line-closed = Der Tisch ist geschlossen.

## Refusals

refused-malformed = Das war nicht zu verstehen.
refused-illegal = Das ist nicht erlaubt.
refused-stale = Das galt einer früheren Frage.
refused-not-yours = Darüber entscheidest nicht du.
refused-unknown = So etwas gibt es hier nicht.
refused-too-large = Das war zu lang.
refused-too-fast = Bitte nicht so schnell.
refused-taken = Jemand war schneller.
refused-barred = Die Spielleitung erlaubt dir das nicht.
refused-unavailable = Der Server antwortet gerade nicht.
refused-undo-illegal = Das lässt sich nicht zurücknehmen: Seitdem wurde etwas aufgedeckt oder ausgelost, oder es gibt nichts zurückzunehmen.
refused-undo-not-yours = Jetzt gibt es nichts zurückzunehmen.
refused-bot-not-yours = Dort ist jemand, oder war es bis eben. Warte noch ein wenig.
refused-say-too-fast = Das ist viel auf einmal. Hol kurz Luft.
refused-hint-too-fast = Das ist viel Rat auf einmal. Denk kurz selbst nach und frag dann noch einmal.
refused-hint-not-yours = Tipps gibt es nur, wo sonst niemand mitspielt.
refused-hint-stale = Die Frage ist inzwischen eine andere.
refused-review-not-yours = Ein Spiel wird beurteilt, wenn es vorbei ist, und für alle nur, wenn andere zusehen durften.
refused-review-too-fast = Gerade werden zu viele Spiele beurteilt. Versuch es gleich noch einmal.
refused-table-unknown = Diesen Tisch gibt es nicht, oder er wurde abgeräumt.
refused-table-not-yours = An diesem Tisch darf niemand zusehen.
refused-sit-taken = Dort hat sich gerade jemand hingesetzt.
refused-sit-not-yours = Dieser Platz ist für jemand anderen bestimmt.
refused-open-taken = Diesen Namen hat schon jemand.
refused-open-malformed = Ein Name hat 2 bis 24 Buchstaben, Ziffern und einfache Zeichen einer Schrift; ein Passwort hat mindestens 8 Zeichen.
refused-password-not-yours = Das ist nicht das bisherige Passwort.
refused-password-malformed = Ein Passwort hat mindestens 8 Zeichen.
refused-password-too-fast = Zu viele falsche Passwörter. Warte eine Minute.
refused-log-in-too-fast = Zu viele falsche Passwörter. Warte eine Minute.
refused-log-in-not-yours = Name und Passwort passen nicht zusammen.
refused-log-in-malformed = Name und Passwort passen nicht zusammen.
refused-replay-not-yours = Ein Spiel wird noch einmal gezeigt, wenn es vorbei ist, und allen nur, wenn andere zusehen durften.
refused-replay-unknown = Dieses Spiel gibt es nicht, oder es lässt sich nicht noch einmal zeigen.

## The Red Claw

red-claw-takes = Spielst du sie, nimmst du die letzte Karte { $first } und { $second }.
red-claw-takes-one = Spielst du sie, nimmst du die letzte Karte { $row }.
red-claw-takes-two = Spielst du sie, nimmst du die letzten zwei Karten { $row }.
red-claw-of-choice = einer Reihe deiner Wahl
red-claw-of-claw = einer Reihe, die die nächste Person aussucht
red-claw-next = Wird als Nächste genommen.
red-claw-row = { $number ->
    [0] Keine Karte ist mehr da.
    [one] Eine Karte ist noch da; sie wird als Nächste genommen.
   *[other] { $number } Karten sind noch da; die am offenen Ende wird als Nächste genommen.
}
red-claw-pair = Marker für { $row }: { $tokens }
red-claw-none = keiner
red-claw-standing = Karten in { $colour } zurzeit: { $standing }.
red-claw-pile = { $number ->
    [0] Ablagestapel in { $colour }, leer
    [one] Ablagestapel in { $colour }, eine Karte: { $card }
   *[other] Ablagestapel in { $colour }, { $number } Karten, obenauf { $card }
}
red-claw-reconstructed = Die Schachtel liegt uns nicht vor: Symbole, Marker und Fähigkeiten haben wir rekonstruiert.
red-claw-cancelled = Aufgehoben: zählt nicht.
red-claw-holds = Gilt für { $seats }.
red-claw-lit = gilt
red-claw-unlit = noch nicht erreicht
red-claw-used = in diesem Zug genutzt
red-claw-kind = { $kind ->
    [purple] lila: vor dem Ausspielen zu nutzen
   *[green] grün: gilt von selbst
}
red-claw-level = Stufe { $level }: { $ability }
red-claw-markers = Hier: { $seats }
red-claw-held = { $seat } hat sie.
red-claw-waits = Noch hat sie niemand.
red-claw-hidden-hand = verdeckte Hand
red-claw-hidden-card = verdeckte Karte
red-claw-face-down = { $number ->
    [one] Eine Karte, verdeckt.
   *[other] { $number } Karten, verdeckt.
}
red-claw-no-ability = keine Fähigkeit
red-claw-hidden-cards = { $number ->
    [one] Eine Karte ist unbekannt. Möglich: { $cards }.
   *[other] { $number } Karten sind unbekannt. Möglich: { $cards }.
}
red-claw-remembered = Verdeckt gehalten, aber schon gesehen.
red-claw-ignored = Ignoriert: zählt diesmal nicht.
red-claw-points = { $number ->
    [one] Punkt
   *[other] Punkte
}
red-claw-cards = { $number ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $number } Karten
}
red-claw-hand = Karten von { $seat }
red-claw-tokens = Marker von { $seat }
red-claw-follow = Noch offen: { $symbols }
red-claw-wins = gewinnt
red-claw-caught = geschnappt
red-claw-safe = in Sicherheit
red-claw-start = Start
red-claw-ability-exchange-with-pile = Mit Stapel tauschen
red-claw-ability-claw-as-choice = Kralle als ?
red-claw-ability-swap-last-two = Reihenende umdrehen
red-claw-ability-escape-ties = Gleichstand entgehen
red-claw-ability-exchange-with-opponent = Karte eintauschen
red-claw-ability-hide-hand = Verdeckte Hand
red-claw-ability-ignore-card = Karte ignorieren
red-claw-ability-swap-tokens = Marker vertauschen
red-claw-ability-discard = Karte ablegen

## Claw & Order

claw-and-order-kind = { $kind ->
    [troop] Truppe
    [vehicle] Fahrzeug
    [equip] Ausrüstungsgegenstand
    [team-buff] Teambonus
    [one-time] Einmal-Gegenstand
    [token] Herbeigerufene Truppe
   *[battlefield] { $whom ->
        [loser] Schlachtfeld, nur für den Verlierer der letzten Schlacht
       *[both] Schlachtfeld, für beide
    }
}
claw-and-order-breed = { $breed ->
    [shorthair] Kurzhaarkatze
   *[longhair] Langhaarkatze
}
claw-and-order-commander = Kommandant
claw-and-order-keyword = { $keyword ->
    [flying] Flug
    [reach] Reichweite
    [observer] Beobachter
    [retreat] Rückzug
   *[stealth] Tarnung
}
claw-and-order-keyword-means = { $keyword ->
    [flying] Nur Truppen mit Flug oder Reichweite können sie angreifen.
    [reach] Kann Truppen mit Flug angreifen.
    [observer] Darf in der hinteren Linie bleiben, wenn die anderen vorrücken.
    [retreat] Du darfst sie in deiner Spielphase auf die Hand nehmen, nur nicht im Zug ihrer Aufstellung.
   *[stealth] Kommt verdeckt und wird aufgedeckt, sobald sie vorrückt oder ihre Vorderseite wichtig wird.
}
claw-and-order-damage = Schaden
claw-and-order-health = Gesundheit
claw-and-order-printed = gedruckt { $number }
claw-and-order-now = Jetzt:
claw-and-order-no-text = Diese Karte hat keine Fähigkeiten.
claw-and-order-carries = trägt { $items }
claw-and-order-turn = Zug { $number }
claw-and-order-buffs = Teamboni
claw-and-order-won-battle = { $seat } hat Schlacht { $number } gewonnen.
claw-and-order-you-won-battle = Du hast Schlacht { $number } gewonnen.
claw-and-order-next-yours = Du bestimmst, wo die nächste ist.
claw-and-order-score = { $near } { $wins } : { $losses } { $far }
claw-and-order-next = Als Nächstes: { $field }.
claw-and-order-next-chosen = { $seat } bestimmt, wo die nächste ist.
claw-and-order-only-for = Nur für { $seat }:
claw-and-order-failed = { $number ->
    [one] Eine Starthand hat nicht getaugt.
   *[other] { $number } Starthände haben nicht getaugt.
}
claw-and-order-known-count = { $number ->
    [one] Von einer Karte auf der Hand oder verdeckt im Spiel weiß man, welche es ist.
   *[other] Von { $number } Karten auf der Hand oder verdeckt im Spiel weiß man, welche es sind.
}
claw-and-order-pile = { $pile ->
    [hand] { $seat }: Hand
    [deck] { $seat }: Deck
   *[discard] { $seat }: Ablagestapel
}
claw-and-order-known = Sicher auf der Hand oder verdeckt im Spiel
claw-and-order-seen-before = In früheren Schlachten in diesem Deck gesehen
claw-and-order-decklist = Die ganze Deckliste
claw-and-order-top = Oben auf dem Deck, die oberste zuerst
claw-and-order-bottom = Unter dem Deck, die unterste zuerst
claw-and-order-in-deck = Noch im Deck, nach Namen
claw-and-order-aside = Beiseitegelegt
claw-and-order-nothing-known = Von diesen Karten ist nichts bekannt.

## Cat & The Mouse

cat-and-mouse-plan = Die Villa
cat-and-mouse-decks = Stapel
cat-and-mouse-value = { $thousands }k
cat-and-mouse-matches = Teil eines Satzes
cat-and-mouse-you-here = Hier bist du.
cat-and-mouse-mouse-here = Hier ist die Maus, und alle wissen es.
cat-and-mouse-perhaps = Hier könnte sie sein.
cat-and-mouse-not-here = Hier kann sie nicht sein.
cat-and-mouse-note-down = Überwacht: Notiz { $number }, verdeckt.
cat-and-mouse-note-up = Eine Spur: Notiz { $number }, aufgedeckt.
cat-and-mouse-was-here = Die Maus war hier und ist weitergezogen.
cat-and-mouse-drawn = Der Inspektor hat die Karte dieses Raums gerade gezogen.
cat-and-mouse-drawn-hidden = Eine davon wird verdeckt behalten, die andere kommt unter den Raumstapel.
cat-and-mouse-named = Die Maus hat ihn genannt, seit sie in ihrem Raum ist.
cat-and-mouse-named-in-order = Genannt, seit sie in ihrem Raum ist, der Reihe nach: { $rooms }.
cat-and-mouse-nothing-known = Über diesen Raum ist nichts bekannt.
cat-and-mouse-lies-here = { $number ->
    [0] Dort liegt keine Beute.
    [one] Dort liegt eine Beutekarte.
   *[other] Dort liegen { $number } Beutekarten.
}
cat-and-mouse-loot-seen = { $number ->
    [one] Dort liegt eine Beutekarte, und die Maus hat sie angesehen.
   *[other] Dort liegen { $number } Beutekarten, und die Maus hat sie angesehen.
}
cat-and-mouse-pinned = { $number ->
    [0] Noch wird kein Raum überwacht.
    [one] Ein Raum wird überwacht.
   *[other] { $number } Räume werden überwacht.
}
cat-and-mouse-slip-down = Vom Inspektor behalten, verdeckt.
cat-and-mouse-slip-hers = Diesen Raum hat die Maus verlassen; nun wird er überwacht.
cat-and-mouse-slip-up = Aufgedeckt: Die Maus hat den Raum genannt.
cat-and-mouse-slip-rooms = { $number ->
    [one] Es ist Raum { $rooms }.
   *[other] Es kann einer von { $number } Räumen sein: { $rooms }.
}
cat-and-mouse-your-room = Dein Raum
cat-and-mouse-her-room = Ihr Raum
cat-and-mouse-your-room-card = Deine Raumkarte
cat-and-mouse-her-room-card = Ihre Raumkarte
cat-and-mouse-room-hidden = Sie liegt verdeckt: Nur die Maus kennt sie.
cat-and-mouse-room-found = Sie ist entdeckt, und alle kennen sie.
cat-and-mouse-your-haul = Deine Beute
cat-and-mouse-her-haul = Ihre Beute
cat-and-mouse-in-haul = { $number ->
    [0] Noch nichts.
    [one] Eine Karte.
   *[other] { $number } Karten.
}
cat-and-mouse-clues = Spuren
cat-and-mouse-left-behind = Beute in Räumen, die die Maus verlassen hat; sie kommt nicht mehr heran.
cat-and-mouse-left-short = Rest
cat-and-mouse-in-pocket = { $number ->
    [0] Die Tasche ist leer.
    [one] Ein Schatz, an den die Maus nur mit Fingerfertigkeit kommt.
   *[other] { $number } Schätze, an die die Maus nur mit Fingerfertigkeit kommt.
}
cat-and-mouse-in-deck = { $number ->
    [0] Keine Karte ist übrig.
    [one] Eine Karte ist übrig.
   *[other] { $number } Karten sind übrig.
}
cat-and-mouse-under = Zuunterst, von oben gezählt: { $rooms }.
cat-and-mouse-map-short = Räume
cat-and-mouse-loot-short = Beute
cat-and-mouse-played-short = Gespielt
cat-and-mouse-played = Tricks, die die Maus gezeigt hat.
cat-and-mouse-sheet = Spurenblatt
cat-and-mouse-sheet-title = Was noch möglich ist
cat-and-mouse-sheet-rooms = Räume
cat-and-mouse-sheet-loot = Beute
cat-and-mouse-nowhere = Die Maus ist gerade in keinem Raum.
cat-and-mouse-she-may-be = { $number ->
    [one] Sie kann nur in einem Raum sein.
   *[other] Sie kann in { $number } Räumen sein.
}
cat-and-mouse-deals = { $number ->
    [one] Nur eine Verteilung der Raumkarten passt zu dem, was du weißt.
   *[other] { $number } Verteilungen der Raumkarten passen zu dem, was du weißt.
}
cat-and-mouse-alike = Jede Verteilung der verdeckten Karten zählt gleich viel. Was eine Entscheidung verrät – eine Notiz mit Hintergedanken, ein Raum als Bluff –, bleibt dir überlassen.
cat-and-mouse-column-room = Raum
cat-and-mouse-column-hers = Sie ist hier
cat-and-mouse-column-monitored = Überwacht
cat-and-mouse-of = { $number } von { $total }
cat-and-mouse-share = { $number } ({ $percent } %)
cat-and-mouse-no = nein
cat-and-mouse-certain = sicher
cat-and-mouse-under-deck = unter dem Stapel
cat-and-mouse-unseen = { $number ->
    [0] Du weißt von jeder Beutekarte, wo sie ist.
    [one] Eine Beutekarte ist dir verborgen.
   *[other] { $number } Beutekarten sind dir verborgen.
}
cat-and-mouse-somewhere = verdeckt
cat-and-mouse-hauls = { $cards ->
    [one] Sie hat eine Karte. Von { $number } Verteilungen, die passen, enthält sie in
   *[other] Sie hat { $cards } Karten. Von { $number } Verteilungen, die passen, enthalten sie in
}
cat-and-mouse-a-set = einen Satz
cat-and-mouse-has-set = Du hast einen Satz: Beendest du den Coup, gewinnst du.
cat-and-mouse-wanted = Einen Satz ergäbe: { $cards }.
cat-and-mouse-pocket-may-be = { $pocket ->
    [one] In der Tasche: einer von { $number } Schätzen.
   *[other] In der Tasche: { $pocket } von { $number } Schätzen.
}

## Leute

nickname = Wie heißt du?
nickname-kept = So steht es bei den anderen.
with-friend = Mit Freunden spielen
with-friend-text = Öffnet einen Tisch und gibt dir den Link zum Verschicken.
profile = Deine Partien
profile-empty = Noch keine. Was du zu Ende spielst, steht dann hier, mit Ergebnissen und Gegnern.
profile-tally = { $won } gewonnen, { $lost } verloren{ $drawn ->
    [0] {""}
   *[other] , { $drawn } unentschieden
}
profile-opponents = Am meisten gespielt gegen
profile-against = { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, davon { $won } gewonnen
profile-games = Zuletzt
profile-won = gewonnen
profile-lost = verloren
profile-drawn = unentschieden
profile-with = gegen { $opponents }
account-recover = Passwort vergessen
recovery = Ersatzcodes
recovery-text = Wenn du dein Passwort vergisst, bekommst du mit einem dieser Codes ein neues. Jeder gilt einmal; neue Codes ersetzen die alten. Sie werden nur jetzt gezeigt: Schreib sie auf.
recovery-code = Ersatzcode
recovery-make = Neue Codes machen
recovery-copy = Alle kopieren
turn-title = Du bist dran
notices = Sag mir, wenn ich dran bin
nowhere-text = Vielleicht wurde der Tisch abgeräumt, oder der Adresse fehlt ein Buchstabe.
commitment-text = vor dem Geben festgelegt; Siegel { $seal }, das dein Browser nach dem Spiel prüft
keys = Tasten
keys-digits = eine der ersten neun Antworten der Liste geben
keys-choices = von einer möglichen Antwort zur nächsten, Enter wählt sie
keys-tab = von einem zum nächsten gehen und es wählen
keys-escape = schließen, was offen liegt
keys-arrows = beim Wiedersehen: ein Schritt zurück, ein Schritt weiter
keys-ends = beim Wiedersehen: zum Anfang, zum Ende
keys-help = das hier zeigen
## Eigene Sets

new-set = Kartenset
edition-starter = Startset
set-bring = Ein eigenes Set mitbringen …
set-text = Ein Set ist ein Ordner mit Kartendateien (.toml) und Decklisten (decks/*.txt). Der Server prüft es, und deine Freunde spielen sofort damit. Es bleibt gespeichert, solange ein Tisch es braucht.
set-folder = Ordner wählen
set-files = Dateien wählen
set-reading = Der Server liest es …
set-no-files = Darin sind keine Kartendateien.
set-brought = Mit { $name } kann jetzt gespielt werden.
set-wrong = { $number ->
    [one] Etwas daran ist falsch, deshalb wurde es nicht gespeichert:
   *[other] { $number } Dinge daran sind falsch, deshalb wurde es nicht gespeichert:
}
set-line = { $file }, Zeile { $line }
set-column = { $file }, Zeile { $line }, Spalte { $column }


# Eine Geschichte wird erzählt, und was von selbst geht.
pace = Tempo des Geschehens
pace-quick = Zügig
pace-calm = Ruhig
pace-off = Alles auf einmal
since = Seit deinem letzten Zug: { $lines }
story-skip = Weiter
by-itself = Von selbst: { $question }
go-by-itself = Das wieder von selbst gehen lassen
peril-sure = { $answer }?
peril-no = Lieber nicht
peril-yes = Ja: { $answer }
log-set-up = Aufbau: { $number ->
    [one] 1 Zeile
   *[other] { $number } Zeilen
  }
red-claw-play = { $card } spielen
red-claw-use-or-play = Nutze eine Fähigkeit, oder spiele eine Karte.
