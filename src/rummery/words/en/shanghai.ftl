### Shanghai rum

game-shanghai = Shanghai rum

## The contract, from its figures

contract-sets = { $sets ->
    [1] a set
    [2] two sets
    [3] three sets
    [4] four sets
    [5] five sets
   *[other] { $sets } sets
}
contract-runs = { $runs ->
    [1] a run
    [2] two runs
    [3] three runs
    [4] four runs
   *[other] { $runs } runs
} of { $length ->
    [4] four
    [5] five
    [7] seven
    [10] ten
   *[other] { $length }
} or more
contract = { $runs ->
    [0] { contract-sets }
   *[other] { $sets ->
        [0] { contract-runs }
       *[other] { contract-sets } and { contract-runs }
    }
}
told-contract = The contract: { contract }.

## At your turn

turn-contract = The contract: { contract }. { $missing ->
    [0] You may have it; see what is offered, or type down and your melds.
    [one] You lack about { $missing } card.
   *[other] You lack about { $missing } cards.
}
turn-must-go-down = You took a wild card from the table: lay down the contract in this turn.
turn-no-upcard = There is no upcard: the last turn ended without a discard.
turn-nobody-bought = You are down, so the others were asked first: nobody buys the upcard.
offer = { $turn } { $down ->
    [yes] is down, so you are asked first.
   *[no] draws from the stock.
} The upcard is for sale: { $card }{ $from_whom ->
    [none] .
   *[other] , thrown by { $name }.
}
offer-price = You would get it and { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} of the stock. { $left ->
    [none] You may buy as often as you like.
    [1] You may buy once more in this deal.
   *[other] You may buy { $left } times more in this deal.
}
offer-passed = Asked before you, and passed: { $names }.
offer-waiting = Asked after you, if you pass: { $names }.
down-players = Down: { $names }.

## The score sheet

line-SHA-30 = cards left in hand
line-SHA-31 = bonus for going out

ended-SHA-24 = { $who ->
    [you] You go out.
   *[other] { $name } goes out.
} The deal is over.
ended-SHA-26 = The deal is over: the stock has run out again, and nobody went out ({ $rule }).

announced-SHA-24 = { $who ->
    [you] You end
   *[other] { $name } ends
} the turn without a discard, with { $n ->
    [one] { $n } card
   *[other] { $n } cards
} left.

## Options

option-jokers_per_pack = Jokers in each pack
option-ace_low = The ace may stand below the two too
option-deal_size = Cards dealt to each player
option-buy_cards = Cards of the stock that a buyer gets besides
option-buy_priority = Who is first to buy
option-buys = Purchases in a deal
option-twos_wild = Which twos are wild
option-tenth = The tenth contract
option-contracts = The list of contracts
option-final_discard = Discarding the last card
option-out_bonus = Points taken off for going out
option-blind_bonus = Points taken off for laying everything in one turn

value-jokers_per_pack = { $n }
value-deal_size = { $n }
value-deal_size-contract = what the contract needs, and one
value-buy_cards = { $n }
value-buy_priority-dealer = the nearest after the dealer
value-buy_priority-turn = the nearest after the player in turn
value-buys = { $n }
value-buys-seed = three, in deals nine and ten four
value-buys-unlimited = as many as you like
value-twos_wild-none = none
value-twos_wild-black = the black ones
value-twos_wild-all = all
value-tenth-3s2r = three sets and two runs
value-tenth-4r = four runs
value-tenth-3r5 = three runs of five
value-tenth-5s = five sets
value-tenth-none = no tenth deal
value-contracts-seed = the usual ten
value-contracts-classic10 = the other ten, with long runs
value-contracts-seven = seven
value-final_discard-never = not allowed: the last card is played
value-final_discard-allowed = allowed: it goes out too
value-out_bonus = { $n } { $n ->
    [one] point
   *[other] points
}
value-blind_bonus = { $n } { $n ->
    [one] point
   *[other] points
}

## Why not

cards_are_bought_here = At this table nobody buys.
the_last_card_is_kept_at_this_table = At this table you may discard your last card, so there is no need for done.
who_buys_is_not_in_turn = You buy only in another player’s turn. In your own you may draw the upcard for nothing, as your draw.
the_upcard_is_bought_before_the_draw = The player in turn has drawn, so the upcard is dead. Wait for the next discard.
nobody_buys_their_own_discard = You threw this card away yourself, so you cannot buy it.
the_stock_has_the_cards_for_a_buyer = A buyer gets { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} of the stock, and the player in turn one more. Stock ({ $stock }) and discard pile do not have so many.
a_player_has_buys_left = You have bought { $bought ->
    [one] once
    [2] twice
   *[other] { $bought } times
} in this deal, and that is as often as you may.
who_is_down_buys_no_more = You have laid down the contract, so you buy no more. You can draw the upcard in your own turn.
who_is_asked_answers = You are asked whether you want the upcard. Say buy or pass.
somebody_was_asked = You are not asked to buy now. Go on with your turn.
there_is_an_upcard = The discard pile is empty. Draw from the stock.
there_is_a_card_in_the_stock = The stock is used up, and there is nothing to refill it with.
an_ace_is_where_it_may_be = { $meld } is not a run. { $low ->
    [on] The ace stands above the king or below the two, never both in one run.
   *[off] The ace stands only above the king at this table.
}
an_ace_is_laid_off_where_it_may_be = { $cards } does not fit on { $meld }. { $low ->
    [on] The ace stands above the king or below the two, never both in one run.
   *[off] The ace stands only above the king at this table.
}
a_run_is_four_or_more_of_a_suit_in_order = { $meld } is not a run. A run is four or more cards of one suit in order; one with an unnamed wild card is given in ascending order.
a_set_is_three_or_more_of_a_rank = { $meld } is not a set. A set is three or more cards of one rank.
a_card_is_laid_off_where_it_fits = { $cards } does not fit on { $meld }. { $wants ->
    [none] Nothing can be laid off there.
   *[other] What fits there: { $wants }.
}
only_a_wild_card_stands_for_another = Only a wild card stands for another card.
a_wild_card_on_a_run_is_named = Say which card { $cards } is to be on { $meld }, such as X=7S. { $wants ->
    [none] Nothing can be laid off there.
   *[other] What fits there: { $wants }.
}
a_meld_has_no_more_wild_cards_than_natural_ones = { $meld } has more wild cards ({ $wilds }) than natural ones ({ $naturals }). Use fewer wild cards, or add natural ones.
a_meld_laid_off_on_has_no_more_wild_cards_than_natural_ones = { $meld } would have more wild cards ({ $wilds }) than natural ones ({ $naturals }). Lay off a natural card there first.
only_the_upcard_is_drawn = Only the top card of the discard pile can be drawn.
the_upcard_is_alive = There is no upcard to be had: the last turn ended without a discard.
a_wild_card_is_replaced_by_the_card_it_stands_for = { $wild ->
    [none] There is no wild card in { $meld } to be taken.
    [set] { $card } is not of the rank of { $meld }. Any card of that rank replaces its wild card.
   *[run] { $card } replaces no wild card in { $meld }; { $stands } does.
}
who_takes_a_wild_card_can_lay_down = You are not down, so you may take a wild card only if you then lay down in this turn. Your hand would still not make the contract, { contract }.
who_took_a_wild_card_lays_down_first = You took a wild card from the table, so you must lay down the contract first: { contract }.
the_melds_are_the_contract = This is not the contract of this deal. It is { contract }, all in one move and nothing else.
the_melds_are_the_contract_of_this_table = This is not the contract of this deal. It is { contract }, all in one move and nothing else.
who_is_down_lays_no_more_melds = You are down already and lay no more melds of your own. Lay off cards on those that lie there.
who_lays_off_is_down = First lay down the contract: { contract }. After that you may lay off, even in the same turn.
the_last_card_is_played_and_not_discarded = You cannot discard your last card. Lay it off if it fits somewhere, or end the turn with done.
a_turn_ends_with_a_discard_while_there_are_more_cards = { $cards ->
    [0] You have no card left.
   *[other] You have { $cards } cards, so the turn ends with a discard. Only with one card left you say done.
}
a_turn_comes_to_an_end = You have made as many moves as a turn may have. End the turn.

## Help

play-help-shanghai =
    Choose a move by its number, or type it.
    Cards are rank and suit: AS is the ace of spades, TD the ten of diamonds, X a joker. 10h and ♥ are understood too.
    In a move that you type, a number stands for that card of your hand: discard 5 throws card 5.
    Moves: draw stock; draw discard (the upcard); buy or pass when you are asked; down 5S 5H 5C / 9D TD JD QD (the contract); lay 8S @1 (on meld 1); lay X=8S @1 (a wild card on a run); swap 7S @2 (take its wild card); discard KH; done (with one card left).
    Commands: ? help; hand; sort suit or sort rank; table; choices; scores; log; options; rules; rules SHA-17; quit.
    Quitting, Ctrl-C or the end of input keep the match; rummery play --resume goes on with it.
