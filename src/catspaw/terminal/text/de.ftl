### Das Programm auf Deutsch.

language-name = Deutsch
title = Catspaw
subtitle = Ein Zuhause für Katz-und-Maus-Kartenspiele

## Home

home-play = Gleich spielen
home-set-up = Einen Tisch einrichten
home-resume-line = Weiterspielen: { $game }, { DATETIME($when, dateStyle: "medium", timeStyle: "short") }, bisher { $answers ->
    [one] eine Antwort
   *[other] { $answers } Antworten
}
home-quit = Gehen

## Setting up

set-up-title = Einrichten: { $game }
set-up-start = Anfangen
set-up-back = Zurück
set-up-edition = Ausgabe
set-up-players = Mitspieler
set-up-language = Sprache
set-up-seats = Wer spielt?
set-up-decks = Wer spielt welches Deck?
set-up-variants = Varianten
set-up-rulings = Auslegungen
set-up-rulings-note = Wie an diesem Tisch gelesen wird, was die Regeln offenlassen.
player-person = ein Mensch
player-heuristic = ein Bot, der nachdenkt
player-random = ein Bot, der irgendetwas spielt
players-number = zu { $number ->
    [2] zweit
    [3] dritt
   *[4] viert
}

## At the table

you-are = du bist { $seat }
looking-on = du siehst zu
is-asked = { $seat } ist dran.
thinks = { $seat } überlegt …
over = Es ist vorbei.
why-not-title = Was jetzt nicht geht, und warum:
why-back = Mit w oder Esc geht es zurück zu den Antworten.
why-not-nothing = Alles, was du nennen könntest, ist erlaubt.
not-allowed = { $answer }: nicht erlaubt nach { $rule }. { $line }
curtain = Gib den Bildschirm weiter: { $seat } ist dran.
curtain-ready = Drück die Leertaste, sobald nur { $seat } hinsieht, oder klick hier.
bot-failed = Der Bot für { ACCUSATIVE($seat) } ist gescheitert ({ $reason }). Ein Bot des Hauses spielt weiter.
cannot-write = Es hat sich nichts geändert, denn es ließ sich nicht aufschreiben: { $reason }
saved-as = Das Spiel ist aufgehoben in { $path }
by-itself = Von selbst, denn es gab nur eine Antwort: { $questions }
peril-no = lieber nicht
peril-yes = ja: { $answer }
sure-resign = Wirklich als { $seat } aufgeben?
sure-quit = Den Tisch verlassen? Das Spiel bleibt aufgehoben und geht weiter mit: catspaw play --resume
sure-leave = ja, Catspaw verlassen
stay = nein, weiterspielen
to-home = zum ersten Bildschirm
yes = ja
no = nein

## After the game

after-stronger = Ein stärkerer Gegner
after-rematch = Noch einmal, mit vertauschten Plätzen
after-replay = Schritt für Schritt ansehen
after-review = Rückblick: wie es stand, und was besser gewesen wäre
after-home = Ein anderes Spiel
after-quit = Gehen

## Tipps und Rückblicke

hint-title = Was sich lohnt
advice-exact = genau berechnet
advice-estimate = geschätzt, aus dem, was dein Platz weiß
review-title = Rückblick: { $seat }
review-judging = Das Spiel wird beurteilt, Frage für Frage: { $percent } %
review-answered = die Antwort: { $answer }
review-better = wer stärker spielt: { $answer } ({ $reason })
review-happened = und was danach geschah
review-even = Es war bis zum Ende offen, und keine Antwort kostete viel.

## Keys

key-why = warum nicht?
key-hint = Tipp
key-ask = frag mich
key-go = nicht fragen
key-undo = zurück
key-log = Verlauf
key-rules = Regeln
key-cards = Karten
key-bot = Bot
key-person = selbst
key-resign = aufgeben
key-language = English
key-seen = Gesehenes zeigen
key-unseen = Gesehenes verbergen
key-help = Hilfe
key-quit = gehen
key-read = lesen
key-back = schließen
key-step = Schritt
key-turn = Zug
key-ends = Anfang, Ende
key-seat = wessen Blick

## Replay

replay-title = { $game }, Schritt { $at } von { $last }
replay-everything = mit offenen Karten
replay-onlooker = als Zuschauer
replay-seat = als { $seat }

## Help

help-title = So wird gespielt
help-answer = Die Frage steht immer unter dem Tisch. Wähle mit den Pfeiltasten oder mit der Nummer und antworte mit der Eingabetaste, oder klick auf die Antwort; was auf dem Tisch unterstrichen ist, lässt sich auch dort anklicken.
help-read = i zeigt die gewählte Antwort ausführlich: die Regel dahinter, und bei einer Karte alles, was auf ihr steht.
help-why = w zeigt, was jetzt nicht geht, und die Regel, die es verbietet.
help-hint = p zeigt, was sich lohnt, mit Chancen und Gründen, wo sonst niemand mitspielt.
help-ask = Eine Frage mit nur einer Antwort beantwortet sich von selbst, wo daraus niemand etwas erfahren kann; die Zeile über der Frage sagt es. Mit a wirst du trotzdem gefragt und wieder nicht.
help-undo = u nimmt deine letzte Antwort zurück, solange sie nichts verraten hat.
help-scroll = Bild auf und Bild ab bewegen den Tisch oder den Verlauf, wo sie größer sind als der Bildschirm.
help-log = l öffnet und schließt den Verlauf: alles, was geschehen ist, wie du es gesehen hast, mit der Regel hinter jeder Zeile.
help-rules = r zeigt die Regeln des Spiels in je einer Zeile.
help-cards = c zeigt, was die Karten dieser Ausgabe sagen.
help-bot = b überlässt deinen Platz einem Bot und holt ihn zurück.
help-resign = x gibt das Spiel auf.
help-seen = s zeichnet bei „Die Rote Kralle“ blass, was du von verdeckten Händen gesehen hast, oder überlässt es deinem Gedächtnis.
help-language = d wechselt die Sprache, t zwischen Nacht und Tag.
help-keep = Jede Antwort ist aufgehoben, sobald sie gegeben ist. Geh mit q, schließ das Fenster oder zieh den Stecker: catspaw play --resume macht weiter.
