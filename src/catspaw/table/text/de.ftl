### Was am Tisch abgelehnt wird, und wer gewinnt, wenn jemand aufgibt, auf Deutsch.

## Der Art nach

illegal = Das ist nicht erlaubt ({ $rule }).
not-yours = Das steht dir nicht zu.
stale = Das galt einer früheren Frage.
cannot-undo = Es gibt kein Zurück.
cannot-replay = Das wurde nach anderen Regeln oder mit einer anderen Ausgabe gespielt.
in-use = Dieses Spiel wird gerade in einem anderen Fenster gespielt.
unknown = { $known ->
    [none] { $name } gibt es hier nicht.
   *[other] { $name } gibt es hier nicht; es gibt: { $known }.
}
malformed = Das ist nicht zu lesen: { $text }
refused = Das wurde nicht ausgeführt.

## Dem Grund nach

no-answer = { $answer } ist hier keine Antwort; erlaubt: { $allowed }.
over = Das Spiel ist vorbei.
not-over = Gezeigt wird ein Spiel, wenn es vorbei ist.
another-is-asked = Du bist nicht dran: Gefragt ist { $asked }.
nothing-to-undo = Noch gibt es nichts zurückzunehmen.
revealed = Es gibt kein Zurück: Seitdem ist etwas Verborgenes oder Zufälliges ans Licht gekommen.
missing = Das gibt es hier nicht, oder nicht mehr.
waiting = Der Tisch wartet noch auf Mitspieler.
gone = Diesen Tisch gibt es nicht mehr.
is-here = Dort ist jemand, oder war es bis eben.
looking-on = Du siehst nur zu.
not-your-seat = Dort sitzt jemand anders.
no-onlookers = An diesem Tisch darf niemand zusehen.
breath = Das ist viel auf einmal; hol kurz Luft.
closed = Die Spielleitung hat diesen Tisch geschlossen: { $why }
banned = { $until ->
    [none] Du bist hier gesperrt. Grund: { $why }
   *[other] Du bist hier bis { $until } gesperrt. Grund: { $why }
}
muted = { $until ->
    [none] Du darfst hier nichts sagen. Grund: { $why }
   *[other] Du darfst hier bis { $until } nichts sagen. Grund: { $why }
}
not-an-organiser = Das darf nur die Spielleitung.
too-fast = Nicht so schnell, bitte: Warte einen Augenblick.
newcomers = Von deiner Adresse kommen zu viele neue Gäste. Warte einen Augenblick.
undo-too-fast = Das ist viel zum Zurücknehmen. Warte einen Augenblick.
hint-too-fast = Das ist viel Rat auf einmal. Denk einen Augenblick selbst nach.
no-hints = Tipps gibt es nur, wo sonst niemand mitspielt.
wrong-passwords = Zu viele falsche Passwörter. Warte eine Minute.
too-many-sockets = Du hast zu viele Tische zugleich offen.
busy = Hier ist gerade zu viel los. Versuch es gleich noch einmal.
long-path = So ist hier keine Adresse geschrieben.
unknown-host = Auf diesen Namen hört dieser Server nicht.
other-origin = Das dürfen Seiten anderer Server nicht.
by-turns = In einer Partie über Tage entscheidet die Uhr, wer fort ist.
dealt = Die Karten sind schon ausgeteilt.
has-account = Du hast schon ein Konto.
wrong-code = Name und Code gehören nicht zusammen, oder der Code ist schon verbraucht.
no-lesson = { $game } hat keine erste Partie mit Erklärungen.
wrong-password = Name und Passwort passen nicht zusammen.
name-characters = Ein Name besteht aus Buchstaben, Ziffern und einfachen Zeichen.
name-length = Ein Name hat 2 bis 24 Zeichen.
name-look = Ein Name ist in einer Schrift geschrieben und darf nicht wie ein anderer aussehen.
name-reserved = Diesen Namen kann niemand haben.
rematch-closed = Die Decklisten sind geheim: Dieses Spiel wird gezeigt, wenn das nächste vorbei ist.
no-room = Für ein weiteres Set ist kein Platz. Sets, mit denen kein Tisch gespielt wird, machen nach einer Weile Platz.
too-slow = Das zu lesen dauert zu lange. Ist es wirklich ein Kartenset?

## Was ein Skript übergibt

expected-number = { $parameter }: Erwartet wurde eine ganze Zahl, nicht { $given }.
expected-range = { $parameter }: Erwartet wurde eine ganze Zahl von { $least } bis { $most }, nicht { $given }.
expected-text = { $parameter }: Erwartet wurde ein Text, nicht { $given }.
expected-texts = { $parameter }: Erwartet wurde eine Liste von Texten, nicht { $given }.
expected-mapping = { $parameter }: Erwartet wurden Namen mit Texten (ein dict), nicht { $given }.
expected-list = { $parameter }: Erwartet wurde eine Liste, nicht { $given }.
expected-edition = { $parameter } { $given }: Erwartet wurde ein Name, der Pfad einer Datei oder eine Ausgabe.
expected-deck = { $parameter } { $given }: Erwartet wurde ein Name, der Pfad einer Datei oder ein Deck.
expected-records = { $parameter } { $given }: Erwartet wurde der Pfad einer Datei.
expected-game = { $parameter }: Erwartet wurde ein Spiel oder seine Kennung, nicht { $given }.
expected-seat = { $parameter }: Erwartet wurde der Name oder die Nummer eines Sitzes, nicht { $given }.
expected-object = { $parameter }: Erwartet wurde { $kind }, nicht { $given }.

## Wie es ausging, wenn keine Regel es beendet hat

resigned = { $seat } hat aufgegeben.
out-of-time = { $seat } hat die Bedenkzeit überschritten.
won-by = { $number ->
    [0] Niemand gewinnt.
    [one] { $seats } gewinnt.
   *[other] { $seats } gewinnen.
}
and = { $first } und { $last }
