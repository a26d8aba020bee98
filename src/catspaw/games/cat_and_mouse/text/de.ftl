### Cat & The Mouse auf Deutsch.

game-title = Die Katze & die Maus
game-about = Ein Einbruch zu zweit: Die Maus plündert eine Villa, der Inspektor errät, wo sie steckt.

## Regeln, je eine Zeile

cm-1-1 = Eine Person spielt den Inspektor, die andere die Maus.
cm-1-2 = Die übrigen Karten bilden zwei Stapel: den Raumstapel und den Beutestapel.
cm-1-3 = Der Inspektor sieht den Beutestapel durch und steckt heimlich eine Karte ein; Tricks bleiben im Stapel.
cm-1-4 = Die Maus sieht den Raumstapel durch und behält die Karte ihres ersten Raums verdeckt bei sich.
cm-1-5 = Die ersten beiden Karten des Beutestapels werden verdeckt an ihren Raum gelegt.
cm-1-6 = Die eigenen verdeckten Raumkarten darf man immer ansehen, als Inspektor im eigenen Zug.
cm-2-1 = Zuerst ist der Inspektor am Zug; er beginnt mit zwei Karten vom Raumstapel.
cm-2-2 = Eine davon behält er verdeckt: Diesen Raum überwacht er nun.
cm-2-3 = Die andere kommt unter den Raumstapel.
cm-2-4 = Dann kündigt er eins von beidem an: Er sucht nach Spuren, oder er lässt die Falle zuschnappen, und damit endet das Spiel, so oder so.
cm-3-1 = Sucht er nach Spuren, nennt die Maus irgendeinen Raum von 1 bis 12.
cm-3-2 = Wird der genannte Raum überwacht, so wird seine Karte aufgedeckt und ist eine Spur.
cm-3-3 = Mit der dritten Spur gewinnt der Inspektor.
cm-4-1 = Für die Falle nennt der Inspektor einen Raum.
cm-4-2 = Ist die Maus dort, gewinnt der Inspektor.
cm-4-3 = Ist sie anderswo, hat der Inspektor verloren.
cm-4-4 = In beiden Fällen zeigt die Maus ihre Raumkarte.
cm-5-1 = Die Maus darf plündern: Sie sieht sich die Karten in ihrem Raum an, behält eine und legt den Rest zurück.
cm-5-2 = Oder sie wechselt den Raum: Ihre Karte und die Beute dort gehen an den Inspektor, sie sucht sich im Raumstapel einen neuen Raum aus, und dort werden zwei neue Beutekarten hingelegt.
cm-5-3 = Stattdessen darf sie den Coup beenden: Mit drei Schätzen aus einer Sammlung oder von gleichem Wert gewinnt sie, mit weniger verliert sie.
cm-6-1 = Visitenkarte: Eine Falle im richtigen Raum entscheidet nichts, und das Spiel geht weiter.
cm-6-2 = Rauchbombe: Sie beendet den Coup, wann sie will, auch noch nach ihrer Aktion.
cm-6-3 = Fingerfertigkeit: Sie nimmt eine Karte aus der Tasche des Inspektors und beendet den Coup auf der Stelle.
cm-7-1 = Leise Sohlen: Beim Raumwechsel darf sie vorher einen verdeckten überwachten Raum zurück in den Raumstapel mischen.
cm-7-2 = Tiefe Taschen: Der Inspektor darf eine zweite Karte einstecken; Fingerfertigkeit holt trotzdem nur eine.
cm-7-3 = Beide Varianten lassen sich zusammen spielen.

## Auslegungen, je eine Zeile

cm-r-a = Ein durchgesehener Stapel wird danach gemischt.
cm-r-b = Liegen im Raumstapel weniger als zwei Karten, zieht der Inspektor, was da ist.
cm-r-c = Liegen im Beutestapel weniger als zwei Karten, wird ausgelegt, was übrig ist.
cm-r-d = Die Maus darf auch den Raum nennen, in dem sie steckt, wenn der Tisch es nicht verbietet.
cm-r-e = Ein aufgedeckter Raum darf nicht noch einmal genannt werden, es sei denn, der Tisch erlaubt es: folgenlos oder als weitere Spur.
cm-r-f = Sie darf sich wiederholen und auch einen Raum nennen, von dem sie weiß, dass er überwacht wird.
cm-r-g = Zurückgelegte Beute bleibt in ihrem Raum und kann später geplündert werden.
cm-r-h = Die Beute ansehen gehört zum Plündern, also behält sie eine der gesehenen Karten; mancher Tisch lässt sie jederzeit nachsehen.
cm-r-i = Einen leeren Raum kann sie nicht plündern, und passen kann sie nicht; bleibt nichts anderes, beendet sie den Coup.
cm-r-j = Sie darf beliebig viele Karten haben, und einen Trick nimmt sie wie jede andere Beute.
cm-r-k = Mindestens drei Schätze aus einer Sammlung oder von gleichem Wert sind ein Satz.
cm-r-l = Beute in überwachten Räumen bleibt dem Inspektor verborgen, außer der Tisch spielt sie offen.
cm-r-m = Nach einer falschen Falle gewinnt die Maus; an manchen Tischen nur mit einem Satz, sonst verlieren beide.
cm-r-n = Die Visitenkarte hilft nur gegen eine Falle im richtigen Raum; ihr Raum bleibt bekannt, und sie nennt in diesem Zug keinen.
cm-r-o = Die Rauchbombe passt auf jede Frage an sie, auf eine Falle und auf die dritte Spur; mancher Tisch erlaubt sie nur vor dem Ergebnis oder nur in ihrem eigenen Zug.
cm-r-p = Fingerfertigkeit beendet ihren Zug oder begleitet die Rauchbombe, ob es für einen Satz reicht oder nicht; mancher Tisch erlaubt sie auch nach ihrer Aktion.
cm-r-q = Von zwei eingesteckten Karten erwischt Fingerfertigkeit blind eine.
cm-r-r = Ob sie Leise Sohlen nutzt, entscheidet sie; an manchen Tischen muss sie.
cm-r-s = Wechselt sie den Raum, erfährt der Inspektor, welchen sie verlassen hat.
cm-r-t = Zum Raumwechsel braucht es eine Karte im Raumstapel, eine durch Leise Sohlen zurückgemischte mitgezählt; der Inspektor kann auch mit leerem Stapel handeln.
cm-r-u = Beute an einem Raum, der zurückkommt, bleibt aus dem Spiel; kehrt sie dorthin zurück, werden zwei neue Karten hingelegt.
cm-r-v = Bei Leise Sohlen zeigt sie auf eine Karte und darf genau diesen Raum wieder nehmen; an manchen Tischen wird blind gezogen.
cm-r-w = Ihre Beute ist verdeckt, die Anzahl offen; der Inspektor muss nach Spuren suchen oder die Falle zuschnappen lassen.
cm-r-x = Nach hundert Zügen des Inspektors bricht der Coup ab, und niemand gewinnt.

## Fragen

ask-fill-pocket = Welchen Schatz steckst du ein, damit ihn die Maus nicht erbeuten kann?
ask-fill-deep-pocket = Steckst du noch einen zweiten Schatz ein, und wenn ja, welchen?
ask-start = In welchem Raum beginnst du deinen Coup?
ask-keep = Diese Räume hast du gezogen: Welchen überwachst du von nun an?
ask-act = Suchst du nach Spuren, oder setzt du alles auf die Falle?
ask-name = Nenne einen Raum, um den Inspektor in die Irre zu führen; ein überwachter wird zur Spur.
ask-cornered = Die dritte Spur liegt offen. Gibst du auf, oder kannst du noch verschwinden?
ask-announced = Der Inspektor lässt die Falle zuschnappen. Bleibst du, oder verschwindest du vorher?
ask-trap = In welchen Raum schickst du die Wachen? Ist sie nicht dort, hast du verloren.
ask-escape = Die Wachen stehen vor deiner Tür. Was zeigst du ihnen?
ask-missed = Die Wachen sind im falschen Raum, aber jetzt gewinnt nur noch ein Satz. Was zeigst du?
ask-turn = Was tust du: plündern, den Raum wechseln oder den Coup beenden?
ask-take = Welche Beutekarte behältst du?
ask-return-note = Bevor du weiterziehst: Welche verdeckte Notiz kommt zurück in den Raumstapel?
ask-use-subtly = Bevor du weiterziehst: Soll irgendeine verdeckte Notiz zurück in den Raumstapel?
ask-move = In welchen Raum schleichst du dich?
ask-after = Deine Aktion ist vorbei. Bleibst du im Haus, oder verlässt du es endgültig?
ask-draw = Die oberste Karte des Raumstapels.
ask-lay-out = Die oberste Karte des Beutestapels.
ask-pick-blind = Die Karte, die deine Finger erwischen.
ask-return-blind = Die Notiz, die zurückkommt.

## Namen

seat-inspector = der Inspektor
    .accusative = den Inspektor
    .dative = dem Inspektor
seat-mouse = die Maus
    .dative = der Maus
room = Raum { $number } ({ $name })
room-1 = Lange Galerie
room-2 = Musikzimmer
room-3 = Bibliothek
room-4 = Arbeitszimmer
room-5 = Trophäensaal
room-6 = Wintergarten
room-7 = Sternwarte
room-8 = Blaues Zimmer
room-9 = Ahnensaal
room-10 = Kinderzimmer
room-11 = Wäschekammer
room-12 = Bodentreppe
theme-glory = Ruhmestafeln
theme-gems = Edelsteine
theme-animals = Tierfiguren
treasure = { $theme } ({ $thousands }.000 $)
trick-calling-card = Visitenkarte
trick-smoke-bomb = Rauchbombe
trick-pickpocket = Fingerfertigkeit
the-trick = die { $trick }
none = nichts
and = { $first } und { $last }

## Antworten

note = Notiz { $number }
answer-check = nach Spuren suchen
answer-spring = die Falle zuschnappen lassen
answer-loot-room = den Raum plündern
answer-change-rooms = den Raum wechseln
answer-end-heist = den Coup beenden
answer-pick-pocket = dem Inspektor in die Tasche greifen
answer-smoke = die Rauchbombe werfen
answer-smoke-and-pick = die Rauchbombe werfen und in die Tasche greifen
answer-stay = bleiben
answer-show-room = die Raumkarte zeigen
answer-leave-card = die Visitenkarte zeigen
answer-give-up = aufgeben
answer-enough = einer reicht
answer-shuffle-back = eine Notiz zurückmischen
answer-decline = die Notizen liegen lassen
answer-show-haul = die Beute zeigen

## Varianten und Auslegungen

variant-subtle-movement = Leise Sohlen
variant-deep-pockets = Tiefe Taschen
ruling-own_room = Darf sie den Raum nennen, in dem sie ist?
ruling-own_room-allowed = ja
ruling-own_room-forbidden = nein
ruling-named_clue = Darf sie einen Raum nennen, der schon aufgedeckt ist?
ruling-named_clue-illegal = nein
ruling-named_clue-harmless = ja, folgenlos
ruling-named_clue-counts = ja, als weitere Spur
ruling-peek = Wann darf sie die Beute in ihrem Raum ansehen?
ruling-peek-looting-only = nur wenn sie plündert
ruling-peek-free = jederzeit
ruling-monitored_loot = Was ist mit der Beute in überwachten Räumen?
ruling-monitored_loot-hidden = sie bleibt dem Inspektor verborgen
ruling-monitored_loot-open = sie liegt offen
ruling-wrong_trap = Wer gewinnt, wenn die Falle im falschen Raum zuschnappt?
ruling-wrong_trap-mouse-wins = die Maus
ruling-wrong_trap-set-needed = die Maus, wenn sie einen Satz zeigt, sonst niemand
ruling-smoke_bomb = Wann darf sie die Rauchbombe werfen?
ruling-smoke_bomb-any-time = jederzeit, auch nach einem Ergebnis
ruling-smoke_bomb-before-result = jederzeit vor einem Ergebnis
ruling-smoke_bomb-own-turn = nur in ihrem eigenen Zug
ruling-pickpocket = Wann darf sie in die Tasche greifen?
ruling-pickpocket-ending = wenn sie den Coup beendet
ruling-pickpocket-own-turn-any = jederzeit in ihrem Zug
ruling-subtle_use = Muss sie Leise Sohlen nutzen?
ruling-subtle_use-may = sie darf
ruling-subtle_use-always = immer wenn sie kann
ruling-subtle_pick = Wer sucht bei Leise Sohlen die Notiz aus?
ruling-subtle_pick-by-card = sie selbst
ruling-subtle_pick-chance = der Zufall

## Ereignisse

turn-began = Zug { $number }.
pocketed = Der Inspektor steckt { $card } ein.
pocketed-hidden = Der Inspektor steckt einen Schatz ein.
entered = Die Maus schleicht sich in { $room }.
entered-hidden = Die Maus schleicht sich in einen Raum.
laid-out = Dort gibt es { $card } zu holen.
laid-out-hidden = Eine Beutekarte wird dort hingelegt.
drew = Der Inspektor zieht { $room }.
drew-hidden = Der Inspektor zieht eine Raumkarte.
kept = { $under ->
    [none] Der Inspektor überwacht nun { $room }.
   *[other] Der Inspektor überwacht nun { $room } und schiebt { $under } unter den Stapel.
}
kept-hidden = Der Inspektor überwacht einen Raum mehr.
announced-check = Der Inspektor sucht nach Spuren.
announced-trap = Der Inspektor lässt die Falle zuschnappen!
named = „Da drüben, in { $room }!“, ruft die Maus.
turned-up = Eine Spur: Notiz { $place } ist { $room }.
cleared = Niemand überwacht { $room }.
counted-again = { $room } zählt noch einmal als Spur.
trapped = Die Wachen stürmen { $room }.
found = Und da ist sie, in { $room }.
showed-room = Die Maus zeigt ihre Karte: { $room }.
looked = Die Maus sieht sich die Beute an: { $cards }.
looked-hidden = Die Maus sieht sich die Beute in ihrem Raum an.
took = Die Maus nimmt { $card }.
took-hidden = Die Maus nimmt eine Karte.
left = { $count ->
    [0] Die Maus verlässt { $room } und lässt nichts zurück.
    [one] Die Maus verlässt { $room } und lässt eine Beutekarte zurück.
   *[other] Die Maus verlässt { $room } und lässt { $count } Beutekarten zurück.
}
left-hidden = { $count ->
    [0] Die Maus verlässt ihren Raum und lässt nichts zurück.
    [one] Die Maus verlässt ihren Raum und lässt eine Beutekarte zurück.
   *[other] Die Maus verlässt ihren Raum und lässt { $count } Beutekarten zurück.
}
saw-left = Zurückgelassen: { $cards }.
returned = Notiz { $number } kommt zurück in den Raumstapel.
searched = { $count ->
    [one] Die Maus sieht den Raumstapel durch und findet nur Raum { $rooms }.
   *[other] Die Maus sieht den Raumstapel durch und findet die Räume { $rooms }.
}
searched-hidden = Die Maus sieht den Raumstapel durch.
played-trick = Die Maus spielt { $card } aus.
stole = Sie zieht dem Inspektor { $cards } aus der Tasche.
showed-haul = Die Maus legt ihre Beute offen: { $cards }.

## Wie es ausgeht

ending-caught = Erwischt, in ihrem eigenen Raum: Der Inspektor gewinnt.
ending-wrong-trap = Der falsche Raum: Die Maus ist auf und davon, und der Inspektor hat verloren.
ending-third-clue = Drei Spuren genügen: Der Inspektor gewinnt.
ending-set-shown = Ein Satz, der zusammenpasst! Die Maus gewinnt.
ending-no-set = Keine drei ihrer Schätze haben Thema oder Wert gemeinsam: Der Inspektor gewinnt.
ending-unfinished = Nach hundert Zügen ist die Nacht um, und niemand hat gewonnen.
ending-nobody-wins = Der falsche Raum, aber auch kein Satz: Beide haben verloren.
why-ended = { $how ->
    [smoke] Die Maus hat ihre Rauchbombe geworfen, und damit ist der Coup vorbei.
    [pocket] Die Maus hat dem Inspektor in die Tasche gegriffen, und damit ist der Coup vorbei.
   *[own] Die Maus hat den Coup selbst beendet.
}
score-inspector = Der Inspektor: { $clues } von 3 Spuren, { $monitored ->
    [one] 1 überwachter Raum
   *[other] { $monitored } überwachte Räume
}.
score-mouse = Die Maus: { $loot ->
    [0] keine Beute
    [one] 1 Beutekarte
   *[other] { $loot } Beutekarten
}{ $shown ->
    [set] , drei davon passen zusammen: ein Satz
    [no-set] , keine drei passen zusammen: kein Satz
    [hidden] , nicht gezeigt
   *[none] {""}
}.

## Das Brett

board-before = Vor dem Coup
board-turn = Zug { $number }
board-clues = { $number } von 3 Spuren
board-mouse = die Maus
board-perhaps = vielleicht hier
board-clue = Spur
board-monitored = überwacht
board-drawn = gezogen
board-named = genannt
board-notes = Notizen
board-hers = von ihr
board-map-deck = Raumstapel
board-under = darunter { $rooms }
board-loot-deck = Beutestapel
board-pocket = Tasche
board-haul = Beute
board-room-loot = In ihrem Raum
board-left-loot = Zurückgelassen
board-discard = Ausgespielt
board-face-down = { $number } verdeckt
board-glory = Tafeln
board-gems = Steine
board-animals = Tiere
board-treasure = { $theme } { $thousands }k
board-you = { $name } (du)

## Die erste Partie: wohin jede Frage führt

goal = Die Maus will drei passende Schätze aus dem Haus schaffen. Der Inspektor will die Falle dort zuschnappen lassen, wo sie ist.
goal-inspector = Finde heraus, wo die Maus ist, und lass die Falle dort zuschnappen. Sind drei passende Schätze aus dem Haus, ist es zu spät.
goal-mouse = Erbeute drei Schätze gleicher Art oder gleichen Werts, und verlass das Haus, bevor die Falle bei dir zuschnappt.
lesson-fill-pocket = Was du einsteckst, bekommt sie nicht: Nimm einen Schatz, ohne den ihr eine Art schwerfällt.
lesson-fill-deep-pocket = Ein zweiter macht ihre Sätze noch seltener, doch ihre Fingerfertigkeit hat dann mehr zu stehlen.
lesson-start = Jeder Raum ist recht: Niemand sieht deine Wahl, dort werden zwei Beutekarten für dich ausgelegt, und der Inspektor beginnt zu suchen.
lesson-keep = Den Raum, den du behältst, kann sie nicht nennen, ohne dir eine Spur zu geben, und du weißt, dass sie nicht dort ist.
lesson-act = Such nach Spuren, solange du rätst; die Falle beendet das Spiel sofort, also heb sie auf, bis du fast sicher bist.
lesson-name = Der Inspektor hört es. Ist der Raum überwacht, wird er zur Spur, und drei Spuren kosten dich das Spiel: Nenne einen, den du für unbewacht hältst.
lesson-cornered = Jetzt hilft nur noch eine Rauchbombe: Sie bringt dich mit deiner Beute aus dem Haus, und drei passende Schätze gewinnen noch immer.
lesson-announced = Bleib und hoffe, dass die Wachen in den falschen Raum laufen: Dann gewinnst du auf der Stelle. Mit einer Rauchbombe wärst du vorher draußen.
lesson-trap = Ist sie dort, gewinnst du, sonst verlierst du: Zähl nach, in welchen Räumen sie noch sein kann.
lesson-escape = Sie haben dich gefunden: Eine Visitenkarte schickt sie einmal weg, eine Rauchbombe bringt dich hinaus, sonst bist du gefasst.
lesson-missed = Sie haben dich verfehlt, doch an diesem Tisch gewinnen jetzt nur drei passende Schätze.
lesson-turn = Plündern bringt eine Karte, ein Wechsel zwei neue (und verrät, wo du warst). Den Coup beende erst mit drei passenden Schätzen: Mit weniger verlierst du.
lesson-take = Behalte, was dich drei gleichen Arten oder drei gleichen Werten näher bringt; die andere Karte bleibt hier und ist nächsten Zug noch da.
lesson-return-note = Die Notiz, auf die du zeigst, wird weggemischt, und ein Raum weniger ist überwacht.
lesson-use-subtly = Eine Notiz, die in den Raumstapel zurückkommt, ist ein Raum, der nicht mehr überwacht ist.
lesson-move = Dort werden zwei neue Beutekarten liegen. Der Inspektor erfährt, welchen Raum du verlassen hast, und nicht, in welchen du gehst.
lesson-after = Mehr wirst du in diesem Zug nicht gefragt; bleib, wenn du nicht gerade jetzt eine Karte nutzen willst, die den Coup beendet.

## So geht’s, ein Satz oder zwei zu jedem Bild

how-1 = Die Maus versteckt sich in einem von zwölf Räumen, und niemand sonst weiß, in welchem. Der Inspektor sucht sie.
how-2 = Wohin sie auch kommt, liegen zwei Beutekarten. In ihrem Zug behält sie eine davon, oder sie schleicht in einen anderen Raum, wo zwei neue ausgelegt werden.
how-3 = Drei Schätze gleicher Art oder gleichen Werts sind ein Satz. Mit einem Satz beendet sie den Coup und gewinnt.
how-4 = Jeden Zug behält der Inspektor die Karte eines Raums verdeckt: Von da an ist er überwacht.
how-5 = Dann sucht der Inspektor nach Spuren: Sie muss einen Raum nennen, und ein überwachter wird zur Spur. Die dritte Spur gewinnt; oder er lässt in einem Raum die Falle zuschnappen, und alles ist gewonnen oder verloren.
how-6 = Unter der Beute sind drei Tricks: Die Visitenkarte schickt eine Falle weg, die Rauchbombe bringt sie aus dem Haus, die Fingerfertigkeit bestiehlt den Inspektor.

## Begriffe, jeder dort, wo er vorkommt

term-monitored = Ein Raum, dessen Karte der Inspektor als verdeckte Notiz behält. Nennt ihn die Maus, wird er zur Spur.
    .words = überwachter, überwachten, überwacht, überwachst
term-check = Die Maus muss einen Raum nennen. Ist er überwacht, wird seine Karte als Spur aufgedeckt.
    .words = nach Spuren suchen, nach Spuren
term-clue = Ein überwachter Raum, den die Maus genannt hat. Mit der dritten Spur gewinnt der Inspektor.
    .words = Spur, Spuren
term-trap = Der Inspektor nennt einen Raum. Ist die Maus dort, gewinnt er. Ist sie es nicht, gewinnt sie.
    .words = Falle
term-loot = Schätze und Tricks, verdeckt im Raum der Maus, zwei, sooft sie einen betritt.
    .words = Beutekarte, Beutekarten, plündern, Plündern
term-heist = Der ganze Besuch der Maus. Beendet sie ihn, zeigt sie ihre Beute: Drei Schätze gleicher Art oder gleichen Werts gewinnen, alles andere verliert.
    .words = Coup
term-treasure = Eine Beutekarte mit Art (Ruhm, Edelsteine, Tiere) und Wert (10.000 $ bis 30.000 $).
    .words = Schatz, Schätze, Schätzen
term-set = Drei Schätze gleicher Art oder drei gleichen Werts.
    .words = Satz, Sätze
term-note = Eine Raumkarte, die der Inspektor verdeckt behalten hat: Der Raum ist überwacht.
    .words = Notiz
term-map-deck = Alle Räume, die weder überwacht sind noch der Raum der Maus.
    .words = Raumstapel
term-calling-card = Ein Trick: Eine Falle im richtigen Raum geht leer aus, und das Spiel geht weiter.
    .words = Visitenkarte
term-smoke-bomb = Ein Trick: Die Maus verlässt das Haus jederzeit, mit dem, was sie hat.
    .words = Rauchbombe
term-pickpocket = Ein Trick: Die Maus nimmt den Schatz aus der Tasche des Inspektors und beendet den Coup.
    .words = Fingerfertigkeit

# Wonach noch einmal gefragt wird.
peril-no-set = Deine Beute ergibt keinen passenden Satz. Wenn du sie jetzt zeigst, gewinnst du nicht, und der Coup ist vorbei.
peril-too-little = Was auch in der Tasche steckt, deine Beute ergibt damit keinen passenden Satz: Du gewinnst nicht, und der Coup ist vorbei.
peril-caught = Dann bist du gefasst, und der Inspektor gewinnt sofort.
peril-not-there = Dort kann sie nicht sein. Nennst du diesen Raum, kannst du nicht mehr gewinnen.
