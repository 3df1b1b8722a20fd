### Rami

game-rami = Rami

## The score sheet

line-RAM-21 = joker won and not laid again
line-RAM-31 = cards laid
line-RAM-32 = cards in the other hands
line-RAM-33 = nobody else laid a meld
line-RAM-34 = rami
line-RAM-40 = cards left in hand
line-RAM-41 = multiplied for a rami
line-RAM-43 = cards moved on the table
line-RAM-44 = cards taken and not laid again
line-RAM-46 = time run out

ended-RAM-10 = { $who ->
    [you] You go out.
   *[other] { $name } goes out.
} The deal is over.
ended-RAM-14 = The deal is over: nobody went out ({ $rule }).

announced-RAM-04 = { $who ->
    [you] You have
   *[other] { $name } has
} { $n } { $n ->
    [one] card
   *[other] cards
} left.

## Options

option-jokers_per_pack = Jokers in each pack
option-first_upcard = A card lies face up at the start
option-discard = What the discard pile is for
option-must_use_discard = A card from the pile must be laid in the same turn
option-first_lay = Points needed for the first lay
option-pure_run_needed = The first lay needs a run without a joker
option-penalty = Points lost for a joker or a card that is not laid again
option-values = What cards are worth
option-limit = Points that end the match
option-deals = Number of deals
option-elimination = Playing to be the last one left
option-elimination_limit = Points that put a player out, if exceeded
option-manipulation = Melds on the table may be rearranged
option-identical = Identical cards are a meld; four packs
option-timer = Time for a turn

value-jokers_per_pack = { $n }
value-discard-single = the top card may be taken
value-discard-none = there is none; turns end without a discard
value-discard-discard_only = cards are only thrown on it
value-discard-multiple = several cards may be taken
value-first_lay = { $n } { $n ->
    [one] point
   *[other] points
}
value-penalty = { $n } { $n ->
    [one] point
   *[other] points
}
value-values-rounded = rounded (two to nine 5, ten to king 10, ace 15)
value-values-traditional = traditional (two to ten their number, court cards 10, ace 11)
value-limit = { $n } { $n ->
    [one] point
   *[other] points
}
value-deals = { $n } { $n ->
    [one] deal
   *[other] deals
}
value-deals-none = until the points are reached
value-elimination_limit = { $n } { $n ->
    [one] point
   *[other] points
}
value-timer = { $n } { $n ->
    [one] second
   *[other] seconds
}
value-timer-off = no limit

## Why not

the_pile_may_be_drawn_from = At this table nobody draws from the pile. Draw from the stock.
one_card_is_drawn_from_the_pile = At this table only the top card of the pile may be drawn.
there_is_a_pile = At this table there is no discard pile. End the turn without a discard.
melds_may_be_manipulated = At this table the melds stay as they lie. You may lay cards off on them.
the_pile_has_the_cards = { $pile ->
    [0] The pile is empty. Draw from the stock.
    [one] The pile has 1 card. Draw no more than that, or draw from the stock.
   *[other] The pile has only { $pile } cards. Draw no more than that, or draw from the stock.
}
there_is_a_card_to_draw = The stock is used up, and there is nothing to refill it with.
a_run_is_three_or_more_of_a_suit_in_order = { $meld } is not a run. A run is three or more cards of one suit in order, the ace before the two or after the king; cards with a joker are named in ascending order.
a_set_is_three_or_four_of_a_rank_in_different_suits = { $meld } is not a set. A set is three or four cards of one rank, each of another suit.
a_meld_has_one_joker_at_most = A meld can have only one joker. Replace the others with natural cards.
a_joker_needs_two_natural_cards = A joker needs at least two natural cards beside it.
a_joker_is_never_laid_off = A joker cannot be laid off on a meld. Lay it in a new one.
a_joined_meld_has_one_joker_at_most = Joined, they would have more than one joker. Win one of them first.
a_joker_from_the_hand_makes_a_new_meld = A joker from your hand cannot be added to a meld on the table. Let it lie in a new one.
identical_cards_are_three_or_four = Of identical cards three or four make a meld.
a_turn_ends_with_a_discard = Here a turn ends with a discard. Discard a card.
the_card_from_the_pile_is_laid_before_the_turn_ends = You took { $card } from the pile and have still to lay it. Lay it, then end the turn.
the_card_from_the_pile_can_be_laid_at_once = You could not lay { $card } at once. Draw from the stock, or where the game allows it take another number of cards.
the_card_from_the_pile_keeps_its_place = After this, { $card } from the pile could not be laid any more. Lay it first.
the_first_lay_is_worth_enough = These melds are worth { $points } of the { $needed } points that a first lay needs. Lay more melds, or more valuable ones, in the same move.
the_first_lay_has_a_pure_run = The first lay needs a run without a joker. Add one in the same move.
the_first_lay_comes_first = First lay melds from your hand worth { $needed } points together. After that you may do this.
nobody_draws_after_the_last_refill = The stock is used up for good, so nobody draws any more. Play from your hand.
a_card_is_laid_off_where_it_fits = { $cards } does not fit on { $meld }. { $wants ->
    [none] Nothing can be laid off there.
   *[other] What fits there: { $wants }.
}
a_joker_is_won_with_the_card_it_certainly_stands_for = { $joker ->
    [none] There is no joker in { $meld } to be won.
    [open] Which card the joker in { $meld } stands for is not settled yet. It is once the set has its fourth card.
   *[certain] The joker in { $meld } stands for { $stands }, not for { $card }. Only { $stands } wins it.
}
a_joker_won_stands_for_another_card_on_the_table = A joker that you won stood for { $card }. It has to be another card now.
a_restored_table_stays_restored = This turn has had its moves, and the table lies as it did. End the turn.
a_joker_won_stands_for_another_card = The joker you won stood for { $card }. Lay it as another card.
a_joker_taken_fits_as_the_card_it_was = A joker taken from the table is still the card it was, and that does not fit there.
a_joker_taken_stays_the_card_it_was = A joker taken from the table stays the card it was: { $cards }. Lay it as that card.
ends_of_runs_cards_of_sets_and_whole_melds_are_taken = This cannot be taken. You may take an end of a run, any card of a set but an unsettled joker, or a whole meld.
a_meld_is_split_between_two_of_its_cards = The meld cannot be split there. Some of its cards must come before that place and some after it, and a joker that could still be either of two suits does not stay alone.
joined_melds_make_one = Together these are neither one run nor one set. Join two different melds that continue each other.
every_card_of_the_table_stays_on_it = Every card of the table must stay on it; { $cards } is missing. Name it too.
jokers_on_the_table_keep_their_cards = The jokers on the table must stay the cards that they are. An unsettled one moves only with its set.
the_table_lies_in_melds_when_the_turn_ends = { $meld } on the table is not a meld yet. Make it one, or put everything back.
a_turn_comes_to_an_end = You have made as many moves as a turn may have. End the turn, or put everything back.

only_a_joker_stands_for_another_card = Only a joker stands for another card.
a_meld_laid_off_on_has_one_joker_at_most = A meld has one joker at most, and there is one already.
