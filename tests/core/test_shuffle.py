"""A shuffle that can be checked: what it commits to, what it deals by, and how it is written."""

from __future__ import annotations

import hashlib
import hmac

import pytest
from hypothesis import given
from hypothesis import strategies as st

from catspaw.core.errors import Malformed
from catspaw.core.shuffle import UNCHOSEN, Revealed, Shuffle, commitment_to, new_secret, read_nonce, read_revealed

SECRET, A, B = bytes(range(32)), b"a" * 16, b"b" * 64
nonces = st.binary(min_size=16, max_size=64)
shuffles = st.builds(
    Shuffle, st.binary(min_size=32, max_size=32), st.lists(nonces, min_size=1, max_size=4).map(tuple[bytes, ...])
)


def test_commitment_and_key_are_what_the_guide_says():
    shuffle = Shuffle(SECRET, (A, B))
    assert shuffle.commitment == hashlib.sha256(b"catspaw commitment" + SECRET).hexdigest()
    assert shuffle.key == hmac.digest(SECRET, b"catspaw key" + b"\x10" + A + b"\x40" + B, "sha256")


def test_the_commitment_is_known_before_any_nonce():
    secret = new_secret()
    assert secret != new_secret()
    assert Shuffle(secret, (A, B)).commitment == commitment_to(secret) == Shuffle(secret, (B, A)).commitment


def test_the_key_depends_on_the_secret_and_on_every_nonce_in_its_seat():
    keys = [
        Shuffle(SECRET, (A, B)).key,
        Shuffle(SECRET, (B, A)).key,
        Shuffle(SECRET, (A, UNCHOSEN)).key,
        Shuffle(bytes(32), (A, B)).key,
        Shuffle(SECRET, (A,)).key,
        Shuffle(SECRET, (A, A)).key,
        Shuffle(SECRET, (A + A,)).key,
    ]
    assert len(set(keys)) == len(keys)


@given(shuffles, shuffles)
def test_other_shuffles_have_other_keys(one: Shuffle, two: Shuffle):
    assert (one.key == two.key) == (one == two)


def test_nonces_that_look_alike_one_after_the_other_are_told_apart():
    """Where one ends and the next begins matters, even if a nonce holds what says so."""
    assert Shuffle(SECRET, (bytes([16] * 33), A)).key != Shuffle(SECRET, (bytes([16] * 16), bytes([16] * 16), A)).key


@given(shuffles)
def test_a_shuffle_reads_back_as_it_was_written(shuffle: Shuffle):
    revealed = read_revealed(str(shuffle.revealed()))
    assert revealed == shuffle.revealed()
    assert revealed.follows


def test_a_commitment_to_something_else_reads_and_does_not_follow():
    revealed = Revealed(commitment_to(bytes(32)), Shuffle(SECRET, (A, B)))
    assert read_revealed(str(revealed)) == revealed
    assert not revealed.follows


C, S, N = "c" * 64, "5" * 64, "a" * 32


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "a shuffle has 1 parts, where COMMITMENT:SECRET:NONCE,NONCE was expected"),
        (f"{C}:{S}", "a shuffle has 2 parts"),
        (f"{C}:{S}:{N}:{N}", "a shuffle has 4 parts"),
        (f"{C[1:]}:{S}:{N}", "the commitment is not 64 hexadecimal digits"),
        (f"{C}:{S}5:{N}", "the server's secret is not 64 hexadecimal digits (0-9, a-f)"),
        (f"{C}:{'x' * 64}:{N}", "the server's secret is not 64 hexadecimal digits"),
        (f"{C}:{S}:", "nonce 1 is not 32 to 128 hexadecimal digits"),
        (f"{C}:{S}:{N},", "nonce 2 is not 32 to 128 hexadecimal digits"),
        (f"{C}:{S}:{N},{N}a", "nonce 2 is not"),
        (f"{C}:{S}:{N},{N.upper()}", "nonce 2 is not"),
        (f"{C}:{S}:{'a' * 130}", "nonce 1 is not"),
        (f"{C}:{S}:{N}\n", "nonce 1 is not"),
        (f"{C}:{S}:{'٣' * 32}", "nonce 1 is not"),
    ],
)
def test_a_malformed_shuffle_says_what_was_expected(text: str, complaint: str):
    with pytest.raises(Malformed) as found:
        read_revealed(text)
    assert complaint in str(found.value)


@pytest.mark.parametrize("text", ["", "0x" + "a" * 30, "a" * 31, "a" * 30, "a" * 130, "aa " * 16])
def test_a_nonce_that_is_none_is_refused(text: str):
    with pytest.raises(Malformed, match="the nonce is not 32 to 128 hexadecimal digits"):
        read_nonce(text)
    assert read_nonce("0a" * 16) == b"\n" * 16


def test_what_is_too_short_or_too_long_makes_no_shuffle():
    with pytest.raises(Malformed, match="secret has 31 bytes, not 32"):
        Shuffle(bytes(31), (A, B))
    with pytest.raises(Malformed, match="nonce 2 has 15 bytes, not 16 to 64"):
        Shuffle(SECRET, (A, bytes(15)))
    with pytest.raises(Malformed, match="nonce 1 has 65 bytes"):
        Shuffle(SECRET, (bytes(65), B))
    with pytest.raises(Malformed, match="2 nonces for 3 seats"):
        Shuffle(SECRET, (A, B)).check_seats(3)


def test_the_secret_is_not_told_by_accident():
    shuffle = Shuffle(SECRET, (A, B))
    for text in (repr(shuffle), str(shuffle)):
        assert SECRET.hex() not in text
        assert repr(SECRET) not in text
    with pytest.raises(Malformed) as found:
        read_revealed(f"{C}:{S}0:{N}")
    assert S not in str(found.value)
