### Manipulation

game-manipulation = Manipulation

## The score sheet

line-MAN-31 = how much more the other hands count
line-MAN-32 = the knocker was beaten
line-MAN-33 = went out
line-MAN-34 = how much more the other hands count
line-MAN-35 = the end of the match

ended-MAN-20 = { $n ->
    [1] { $who ->
        [you] You have won the deal.
       *[other] { $name } has won the deal.
    }
   *[other] { $winners } have won the deal together.
}
ended-MAN-21 = { $who ->
    [you] You go out.
   *[other] { $name } goes out.
} The deal is over.
ended-MAN-22 = The last lap is over. { $n ->
    [1] { $who ->
        [you] You have won the deal.
       *[other] { $name } has won the deal.
    }
   *[other] { $winners } have won the deal together.
}

announced-MAN-11 = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
announced-MAN-20 = { $who ->
    [you] You knock
   *[other] { $name } knocks
} with { $n } { $n ->
    [one] point
   *[other] points
}.
announced-MAN-22 = The stock is used up. Everybody has one more turn, without a draw and without knocking.
announced-MAN-30 = { $who ->
    [you] Your hand counts
   *[other] The hand of { $name } counts
} { $n } { $n ->
    [one] point
   *[other] points
}.

## Options

option-jokers_per_pack = Jokers in each pack
option-hand = Cards dealt to each player
option-max_draws = Draws in a turn at most
option-may_pass = A turn may be passed after a draw
option-initial_meld = What the first meld may be made of
option-knock_limit = Points in hand with which one may knock
option-target = Points that end the match
option-target_bonus = Bonus for those who reach them
option-round_bonus = Bonus for each deal won, for all others
option-round_bonus_for_all = That bonus goes to all

value-jokers_per_pack = { $n }
value-hand = { $n } cards
value-max_draws = { $n }
value-initial_meld-table = the first of the deal from the hand, all others with the whole table
value-initial_meld-own = each player’s first from the hand alone
value-initial_meld-points30 = each player’s first from the hand alone, worth 30 points
value-knock_limit = { $n } points at most
value-target = { $n } { $n ->
    [one] point
   *[other] points
}
value-target_bonus = { $n } { $n ->
    [one] point
   *[other] points
}
value-round_bonus = { $n } { $n ->
    [one] point
   *[other] points
}

## Why not

a_turn_may_be_passed = { $draws ->
    [1] At this table a turn is not passed. Meld, or end the turn.
   *[other] At this table a turn is not passed while cards can be drawn. Meld, or draw on.
}
the_stock_has_a_card = The stock is used up, and nobody draws any more.
every_run_is_three_or_more_of_a_suit_in_order = { $meld } is not a run. A run is three or more cards of one suit that follow each other, the ace before the two or after the king. The whole table must lie in melds.
every_set_is_three_or_four_of_a_rank_none_twice = { $meld } is not a set. A set is three or four cards of one rank, none of them twice. The whole table must lie in melds.
every_joker_has_a_name = Which card is the joker in { $meld }? Name it, such as X=7S.
a_joker_doubles_no_card_of_its_set = In { $meld } the joker would be { $card } once more. Give it another suit.
nobody_melds_after_the_third_draw = After the third draw there is no meld in this turn. Knock, or end the turn.
three_cards_are_drawn_at_most = You have drawn three cards, and there are no more in a turn. Knock, or end the turn.
no_more_cards_are_drawn_than_the_table_allows = At this table { $draws ->
    [one] { $draws } card is drawn
   *[other] { $draws } cards are drawn
} in a turn, and no more. Meld, knock, or end the turn.
after_the_meld_the_turn_only_ends = You have melded, and a turn has one meld. Knock, or end the turn.
after_a_pass_the_turn_only_ends = You have passed. Knock, or end the turn.
after_the_last_draw_nothing_is_left_to_pass = You have drawn your last card. Knock, or end the turn: there is nothing to pass.
a_turn_is_a_meld_a_pass_or_the_last_draw = The turn is not over yet. { $now ->
    [draw] Meld or draw on{ $passes ->
        [on] , or pass
       *[off] {""}
    }.
   *[other] Meld or pass.
}
no_card_leaves_the_table = Every card of the table stays on it; { $cards } is missing. Name it too.
a_card_comes_from_the_hand = You have only moved what lies there. Add at least one card from your hand.
the_first_meld_is_from_the_hand_alone = Your first meld in this deal comes from your hand alone, and { $meld } stays as it lies. Add new melds beside it.
the_first_meld_is_worth_enough = Your first melds are worth { $points } of the { $needed } points that they need. Lay more, or dearer ones, in the same move.
a_joker_keeps_its_name_until_that_card_lies_there = The joker that is { $card } stays { $card } until that card itself lies on the table. Name it so, or add { $card }.
a_replaced_joker_stays_on_the_table = The joker that was { $cards } is missing. It stays on the table: give it a new name in a meld.
a_knock_comes_at_the_end_of_a_turn = A knock comes at the end of the turn. { $now ->
    [draw] Meld or draw on{ $passes ->
        [on] , or pass
       *[off] {""}
    } first.
   *[other] Meld or pass first.
}
a_knock_needs_a_low_hand = Your hand counts { $points }, and one knocks with { $limit } at most. Lay more cards first.
nobody_draws_in_the_last_lap = In the last lap nobody draws. Meld or pass.
nobody_knocks_in_the_last_lap = In the last lap nobody knocks. Meld, pass, or end the turn.
