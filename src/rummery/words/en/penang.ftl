### Penang

game-penang = Penang

## The score sheet

line-PEN-31 = cards left in hand
line-PEN-32 = cards left in hands

ended-PEN-14 = { $who ->
    [you] Game! You have played your last card.
   *[other] Game! { $name } has played the last card.
} The deal is over.
ended-PEN-15 = Nobody plays on, and the deal is over ({ $rule }). { $n ->
    [1] { $who ->
        [you] You have the lowest hand and win it.
       *[other] { $winners } has the lowest hand and wins it.
    }
   *[other] The lowest hands are equal: { $winners } win it together.
}

announced-PEN-12 = { $who ->
    [you] You have no meld in your first turn: you are dead
   *[other] { $name } has no meld in the first turn and is dead
}, with { $n } { $n ->
    [one] card
   *[other] cards
} in hand (PEN-12).
announced-PEN-13 = { $chosen ->
    [yes] { $who ->
        [you] You declare your hand dead
       *[other] { $name } declares the hand dead
    }
   *[no] { $who ->
        [you] You can neither meld nor lay off: you are dead
       *[other] { $name } can neither meld nor lay off and is dead
    }
}, with { $n } { $n ->
    [one] card
   *[other] cards
} in hand (PEN-13).

## At the table

seat-dead = Dead.
seat-no-passport = No passport yet.

play-help-penang =
    Choose a move by its number, or type it. Nothing is drawn and nothing discarded.
    Cards are rank and suit: AS is the ace of spades, TD the ten of diamonds, X a joker. 10h and ♥ are understood too.
    In a move that you type, a number stands for that card of your hand: meld 3 4 5 lays cards 3, 4 and 5.
    Moves: meld 5S 6S X=7S (first of all: your passport); lay 8S @1 (on meld 1); lay X=4S @1 (a joker on a run is named); swap 7S @1 (take the joker that stands for it); done (after at least one meld or lay-off).
    Commands: ? help; hand; sort suit or sort rank; table; choices; scores; log; options; rules; rules PEN-13; quit.
    Quitting, Ctrl-C or the end of input keep the match; rummery play --resume goes on with it.

## Options

option-jokers_per_pack = Jokers for each pack
option-dealer = Who deals next
option-voluntary_dead = One may declare one’s hand dead
option-end_when_one_alive = The deal ends when only one is alive
option-ace = Points for an ace in hand
option-joker_points = Points for a joker in hand
option-winner_collects = The others pay their points to the winner
option-deals = Number of deals
option-target = Points that end the match

value-jokers_per_pack = { $n }
value-dealer-winner = who won the last deal
value-dealer-loser = who had most points in the last deal
value-dealer-rotate = the next in turn
value-ace = { $n } { $n ->
    [one] point
   *[other] points
}
value-joker_points = { $n } { $n ->
    [one] point
   *[other] points
}
value-deals = { $n } { $n ->
    [one] deal
   *[other] deals
}
value-target = { $n } { $n ->
    [one] point
   *[other] points
}
value-target-none = the number of deals decides

## Why not

a_hand_may_be_declared_dead = At this table nobody declares a hand dead. As long as you can meld or lay off you must; if you cannot, you are dead without saying so.
a_run_is_three_or_more_of_a_suit_up_to_a_high_ace = { $meld } is not a run. A run is three or more cards of one suit in order, from an ace before the two up to an ace after the king and no further; with a joker that is not named, give them in ascending order.
a_set_is_three_or_more_of_a_rank = { $meld } is not a set. A set is three or more cards of one rank, of any suits; add another one or a joker.
a_meld_has_a_natural_card = { $meld } has only jokers. Add at least one other card.
only_a_joker_is_another_card = { $card } cannot stand for another card; only a joker can. Lay it off as itself.
a_turn_has_an_action = { $wilds ->
    [0] You have done nothing in this turn yet. Lay a meld or lay off a card, then end the turn.
   *[other] Taking a joker is no action. Lay a meld or lay off a card, then end the turn.
}
an_action_is_left_after_a_wild_is_taken = If you take this joker you can neither meld nor lay off in this turn. Lay a meld first.
a_passport_comes_before_laying_off = You have no passport yet. First lay a meld of your own; then you may lay off.
the_dead_play_no_more = Your hand is dead, and you are out of this deal. You play again in the next one.
a_joker_laid_off_on_a_run_is_named = Say which card the joker is on { $meld }. { $names ->
    [none] Nothing can be laid off there.
   *[other] It can be { $names }.
}
cards_are_laid_off_where_they_fit = { $cards } does not fit on { $meld }. { $wants ->
    [none] Nothing can be laid off there.
   *[other] What fits there: { $wants }, or a joker.
}
a_passport_comes_before_taking_a_wild = You have no passport yet. First lay a meld of your own; then you may take jokers from the table.
a_wild_is_taken_with_a_card_it_stands_for = { $joker ->
    [none] There is no joker in { $meld } to be taken.
    [set] { $card } cannot take the joker of { $meld }. Any one of { $takers } can.
   *[run] { $card } cannot take a joker of { $meld }. Only { $takers } can.
}
a_long_turn_only_ends = You have made as many moves as a turn may have ({ $most }). End the turn.
