"""What holds whatever is played: melds, points and menus against a second telling of RAM-15 to RAM-20 and RAM-30."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import pytest

from tests.games.rami.situation import Situation, situation

RANKS = "A23456789TJQK"
HIGH = RANKS + "A"
SUITS = "CDHS"


def faces(meld: str) -> list[str]:
    """What the cards of a meld stand for; an open joker is `X`."""
    return [word.rpartition("=")[2] for word in meld.split()]


def is_meld(meld: str, identical: bool) -> bool:
    """RAM-15, RAM-16, RAM-45, one joker at most."""
    found = faces(meld)
    if len(found) < 3 or sum(word[0] == "X" for word in meld.split()) > 1:
        return False
    ranks, suits = [face[0] for face in found], [face[-1] for face in found]
    if "X" not in found and len(set(suits)) == 1 and ("".join(ranks) in HIGH):
        return len(found) <= 13
    natural = [face for face in found if face != "X"]
    if len({face[0] for face in natural}) != 1 or len(found) > 4:
        return False
    return len(set(natural)) == len(natural) or (identical and len(set(found)) == 1)


def worth(meld: str, traditional: bool) -> int:
    """RAM-30, RAM-45."""
    found = faces(meld)
    known = next(face for face in found if face != "X")
    same = len(set(found)) == 1
    total = 0
    for at, face in enumerate(found):
        rank = known[0] if face == "X" else face[0]
        if rank == "A":
            low = at == 0 and found[1][0] == "2"
            points = (1 if low else 11) if traditional else (5 if low else 15)
        elif rank in "TJQK":
            points = 10
        else:
            points = int(rank) if traditional else 5
        if same:
            points = points + 10 if traditional or rank in "ATJQK" else 15
        total += points
    return total


def melds_of(hand: list[str], identical: bool) -> set[tuple[str, ...]]:
    """Every single meld of a hand, its cards in the order of a run (a joker in its place) or sorted."""
    naturals, joker = {card for card in hand if card != "X"}, "X" in hand
    found: set[tuple[str, ...]] = set()
    for suit in SUITS:
        for low in range(13):
            for high in range(low + 3, min(low + 13, 14) + 1):
                run = [rank + suit for rank in HIGH[low:high]]
                missing = [at for at, card in enumerate(run) if card not in naturals]
                if not missing:
                    found.add(tuple(run))
                    gaps: list[int] = list(range(len(run))) if joker else []
                else:
                    gaps = missing if joker and len(missing) == 1 else []
                found.update(tuple([*run[:gap], "X", *run[gap + 1 :]]) for gap in gaps)
    for rank in RANKS:
        there = [rank + suit for suit in SUITS if rank + suit in naturals]
        for size in (2, 3, 4):
            for chosen in combinations(there, size):
                if size > 2:
                    found.add(tuple(sorted(chosen)))
                if joker and size < 4:
                    found.add(tuple(sorted([*chosen, "X"])))
    if identical:
        for card in naturals:
            for size in (3, 4):
                if hand.count(card) >= size:
                    found.add((card,) * size)
                if joker and hand.count(card) >= size - 1:
                    found.add((*(card,) * (size - 1), "X"))
    return found


def as_key(meld: str) -> tuple[str, ...]:
    words = tuple([word.partition("=")[0] for word in meld.split()])
    is_run = len({word[0] for word in words if word != "X"}) > 1
    return words if is_run else tuple(sorted(words))


def check_menu(deal: Situation) -> None:
    """The menu has every discard, swap and lay-off of one card that is lawful, and every single meld."""
    menu, hand = set(deal.menu), deal.hand(deal.turn)
    texts = [f"discard {card}" for card in set(hand)] + ["draw stock", "draw discard", "done", "restore"]
    for number in deal.melds:
        for card in set(hand) - {"X"}:
            texts += [f"lay {card} @{number}", f"swap {card} @{number}"]
    for text in texts:
        if text == "restore" and not deal.position.get("moves"):
            continue
        assert (text in menu) == (deal.refusal(text) is None), text


def check_melds(deal: Situation, identical: bool) -> None:
    offered = {as_key(text[5:]) for text in deal.menu if text.startswith("meld ")}
    lawful = {
        meld for meld in melds_of(deal.hand(deal.turn), identical) if deal.refusal(f"meld {' '.join(meld)}") is None
    }
    assert offered == lawful
    if not any(name in deal.position for name in ("won", "taken", "took")):
        assert lawful == melds_of(deal.hand(deal.turn), identical)


def candidates(deal: Situation, dice: random.Random) -> list[str]:
    """Moves of all kinds, lawful or not."""
    hand, melds = deal.hand(deal.turn), deal.melds
    texts = [text for text in deal.menu if not text.startswith("discard")]
    for number, meld in melds.items():
        words = meld.split()
        texts.append(f"take {dice.choice(words)} @{number}")
        texts.append(f"take {' '.join(dice.sample(words, dice.randint(1, len(words))))} @{number}")
        texts.append(f"split @{number} {dice.randint(1, len(words))}")
        texts.append(f"join @{number} @{dice.choice(list(melds))}")
        if hand:
            texts.append(f"lay {' '.join(dice.sample(hand, min(len(hand), 2)))} @{number}")
        texts += [f"lay {card} @{number}" for card in deal.position.get("taken", "").split() if "=" in card]
    texts.append("restore")
    return texts


VARIANTS: list[dict[str, Any]] = [
    {},
    {"manipulation": True},
    {"manipulation": True, "discard": "none", "values": "traditional"},
    {"manipulation": True, "identical": True},
    {"identical": True, "values": "traditional", "discard": "multiple"},
    {"must_use_discard": True},
    {"must_use_discard": True, "discard": "multiple", "manipulation": True},
]


@pytest.mark.parametrize("chosen", VARIANTS, ids=lambda chosen: " ".join(map(str, chosen)) or "plain")
@pytest.mark.parametrize("seed", range(3))
def test_RAM_31_points_for_laying_are_what_the_table_is_worth(chosen: dict[str, Any], seed: int) -> None:
    dice = random.Random(f"{seed} {chosen}")
    copies = 4 if chosen.get("identical") else 2
    pack = [rank + suit for suit in SUITS for rank in RANKS] * copies + ["X"] * 3 * copies
    dice.shuffle(pack)
    hands = [" ".join(pack[:14]), " ".join(pack[14:28])]
    stock = " ".join(pack[28:78])
    deal = situation(*hands, stock=stock, phase="draw", chosen={"jokers_per_pack": 3, **chosen})
    for _ in range(60):
        if deal.phase == "over":
            break
        check_menu(deal)
        if deal.phase == "play":
            check_melds(deal, bool(chosen.get("identical")))
        lawful = [text for text in candidates(deal, dice) if deal.refusal(text) is None]
        ends = [text for text in deal.menu if text.startswith("discard")]
        if ends and (not lawful or dice.random() < 0.3):
            lawful = ends
        if not lawful:
            lawful = ["timeout"]
        turn = deal.turn
        deal.play(dice.choice(lawful))
        if deal.phase == "over" or deal.turn != turn:
            melds = list(deal.melds.values())
            assert [meld for meld in melds if not is_meld(meld, bool(chosen.get("identical")))] == []
            laid = sum(points for _, points, rule in deal.lines if rule in ("RAM-31", "RAM-43"))
            assert laid == sum(worth(meld, chosen.get("values") == "traditional") for meld in melds)
            assert "won" not in deal.position or deal.phase == "over"
