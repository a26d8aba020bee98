"""The files of a card set put together: definitions in order, decks, and all that is wrong with them."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import PurePath
from typing import Final

from catspaw.core.errors import Malformed
from catspaw.games.claw_and_order.abilities.ops import OWN_KEYWORDS
from catspaw.games.claw_and_order.cards.card_files import ID, KEYWORD_TABLE, TABLES, CardFile, Definition
from catspaw.games.claw_and_order.cards.decks import complaints, deck_cards, warnings
from catspaw.games.claw_and_order.cards.doubts import Doubts
from catspaw.games.claw_and_order.cards.set_words import names_in, nouns_in
from catspaw.games.claw_and_order.language.assemble import assemble
from catspaw.games.claw_and_order.language.own_keywords import NO_WORDS, OwnKeyword, SetWords
from catspaw.games.claw_and_order.state.card_index import CardSet, DeckList
from catspaw.games.fluent_texts import sentence

LANGUAGES: Final = ("en", "de")
_MOST: Final = {"card": 200, "token": 15, "battlefield": 40}
SET_FILE: Final = "set.toml"
_TABLES: Final = (*TABLES, KEYWORD_TABLE)
_SET_KEYS: Final = ("id", "names")
MOST_COMPLAINTS: Final = 100
"""What comes after is not read: to find out what was meant takes long."""
_PACKAGE: Final = "catspaw.games.claw_and_order"
Numbers = tuple[list[int], list[int], list[int], list[int], list[int], list[int], list[int]]


class SetFolder:
    """A set being read. Definitions are sorted by id, so that files may be cut up in any way."""

    def __init__(
        self,
        id: str,
        texts: Mapping[str, str],
        unread: Sequence[str] = (),
        taken: Sequence[str] = (),
        language: str = LANGUAGES[0],
    ) -> None:
        """`texts` are the files by name; `id` is for a set that gives none itself; `taken` are ids of others."""
        self.id = id
        self.names: dict[str, str] = {}
        """What people call the set, by language."""
        self.files = tuple(texts)
        self._taken = taken
        self.language = language
        """In which doubts are told, and what reports say."""
        self.complaints = list(unread)
        self.definitions: dict[str, list[Definition]] = {table: [] for table in TABLES}
        self.decks: list[DeckList] = []
        self._seen: dict[str, str] = {}
        """Where every id and name stands."""
        files = [self._card_file(name, text) for name, text in texts.items() if name.endswith(".toml")]
        self._read_files([file for file in files if file])
        if not self.complaints:
            self._read_decks({name: text for name, text in texts.items() if name.endswith(".txt")})

    def card_set(self, *, by_contents: bool) -> CardSet:
        """The set, labelled by its id or also by what matters to play."""
        label = f"{self.id}@{self._fingerprint()}" if by_contents else self.id
        return self._made(label, tuple(self.decks))

    def warnings(self) -> list[str]:
        """What is allowed but hardly meant; some of it shows only when nothing is wrong."""
        doubts = Doubts(self._in_order()).found()
        if self.complaints:
            doubts = [doubt for doubt in doubts if doubt.message == "doubt-loop"]
        found = [
            f"{doubt.where}: {sentence(_PACKAGE, self.language, doubt.message, **doubt.values)}" for doubt in doubts
        ]
        if self.complaints:
            return found
        cards = self._made(self.id, ())
        return found + [
            f"deck {deck.label}: {words}" for deck in self.decks for words in warnings(deck, cards, self.language)
        ]

    # Card files.

    def _card_file(self, name: str, text: str) -> CardFile | None:
        try:
            return CardFile(name, text)
        except Malformed as error:
            self.complaints.append(str(error))
            return None

    def _read_files(self, files: list[CardFile]) -> None:
        tokens = sorted({id for file in files for id in file.ids("token")})
        words = self._read_words(files, tokens)
        for file in files:
            is_set_file = PurePath(file.name).name == SET_FILE
            file.check_keys((*_SET_KEYS, *_TABLES) if is_set_file else _TABLES)
            if is_set_file:
                self._read_set_file(file)
            for table in TABLES:
                for id in file.ids(table):
                    if len(self.complaints) + len(file.complaints) < MOST_COMPLAINTS:
                        self._read_definition(file, table, id, tokens, words)
            self.complaints += map(str, file.complaints)
        self._check_whole()

    def _read_words(self, files: list[CardFile], tokens: list[str]) -> SetWords:
        """What lines may say because this set has it: its keywords, names and plurals."""
        names = SetWords(names_in(files), {}, nouns_in(files))
        ids = sorted({id for file in files for id in file.ids(KEYWORD_TABLE)})
        found: dict[str, OwnKeyword] = {}
        for file in files:
            for id in file.ids(KEYWORD_TABLE):
                self._check_new(file, (KEYWORD_TABLE, id), f"keyword {id!r}")
                if len(ids) > OWN_KEYWORDS:
                    file.complain((KEYWORD_TABLE, id), f"{len(ids)} keywords; at most {OWN_KEYWORDS} were expected")
                    return names
                keyword = file.own_keyword(id, ids.index(id), tokens, names)
                if keyword:
                    self._check_new(file, (KEYWORD_TABLE, id), f"keyword {keyword.english!r}")
                    found[keyword.english.casefold()] = keyword
        return replace(names, keywords=found)

    def _read_set_file(self, file: CardFile) -> None:
        """The id of the set, and what people call it."""
        if "id" in file.contents:
            expected = "small letters, digits and hyphens, at most 40,"
            self.id = file.noted(lambda: file.text(("id",), ID, expected), self.id)
            if self.id in self._taken:
                file.complain(("id",), f"the id {self.id!r} is that of a built-in set; one of its own was expected")
        if "names" not in file.contents:
            return
        if not isinstance(file.contents["names"], dict):
            file.complaints.append(file.refused(("names",), file.contents["names"], "the table [names]"))
            return
        for language in file.contents["names"]:
            if file.known(("names", language), LANGUAGES):
                self.names[language] = file.called(("names", language))

    def _read_definition(
        self, file: CardFile, table: str, id: str, tokens: list[str], words: SetWords = NO_WORDS
    ) -> None:
        place = (table, id)
        self._check_new(file, place, f"id {id!r}")
        definition = file.definition(table, id, tokens, words)
        if definition:
            for key, language, name in zip(("name", "name_de"), LANGUAGES, definition.names, strict=True):
                if name:
                    self._check_new(file, (*place, key), f"name {name!r}", f"{language} {name.casefold()}")
            self.definitions[table].append(definition)

    def _check_new(self, file: CardFile, place: tuple[str, ...], what: str, key: str = "") -> None:
        """No id twice in a set, and no name twice in a language."""
        here = file.where(place)
        before = self._seen.setdefault(key or what, here)
        if before != here:
            file.complain(place, f"the {what} stands in {before} already; it was expected once")

    def _check_whole(self) -> None:
        if not ID.fullmatch(self.id):
            words = f"{SET_FILE}: 'id' is missing and the folder is called {self.id[:40]!r}"
            self.complaints.append(f"{words}; small letters, digits and hyphens, at most 40, were expected")
        for table, definitions in self.definitions.items():
            if len(definitions) > _MOST[table]:
                words = f"{len(definitions)} {table}s in the set; at most {_MOST[table]} were expected"
                self.complaints.append(f"{definitions[_MOST[table]].place}: {words}")
            definitions.sort(key=lambda definition: definition.text.id)
        if not self.definitions["card"] and not self.complaints:
            self.complaints.append("the set has no cards; files with tables such as [card.alley-recruit] were expected")

    # Decks.

    def _read_decks(self, texts: Mapping[str, str]) -> None:
        cards = self._made(self.id, ())
        for name, text in texts.items():
            stem = PurePath(name).stem
            found = [f"{name}, {complaint}" for complaint in complaints(text, cards, self.language)]
            if not ID.fullmatch(stem):
                found.append(f"{name}: a file name of small letters, digits and hyphens, at most 40, was expected")
            self.complaints += found
            if not found:
                self.decks.append(DeckList(stem, deck_cards(text, cards)))

    # Put together.

    def _in_order(self) -> list[Definition]:
        """As they are numbered."""
        return [definition for table in TABLES for definition in self.definitions[table]]

    def _made(self, label: str, decks: tuple[DeckList, ...]) -> CardSet:
        definitions = self._in_order()
        cards, tokens, battlefields = (len(self.definitions[table]) for table in TABLES)
        names = {LANGUAGES[i]: tuple(definition.names[i] for definition in definitions) for i in range(len(LANGUAGES))}
        ids = tuple(definition.text.id for definition in definitions)
        texts = tuple(definition.text for definition in definitions)
        return CardSet(label, ids, names, (cards, tokens, battlefields), *self._played, decks, texts)

    @cached_property
    def _played(self) -> Numbers:
        """Costs, healths, damages, traits, whom items equip, ability rows and their code."""
        definitions = self._in_order()
        tokens = [definition.text.id for definition in self.definitions["token"]]
        rows, code = assemble([definition.text.abilities for definition in definitions], tokens)
        costs = [definition.cost for definition in definitions]
        healths = [definition.health for definition in definitions]
        damages = [definition.damage for definition in definitions]
        traits = [definition.traits for definition in definitions]
        equips = [definition.equips for definition in definitions]
        return costs, healths, damages, traits, equips, rows, code

    def _fingerprint(self) -> str:
        """Of what a game and its record depend on: ids, numbers, abilities and decks; not names, lore and files."""
        ids = {table: [definition.text.id for definition in self.definitions[table]] for table in TABLES}
        decks = [(deck.label, list(deck.cards)) for deck in self.decks]
        return hashlib.sha256(repr((ids, self._played, decks)).encode()).hexdigest()[:12]
