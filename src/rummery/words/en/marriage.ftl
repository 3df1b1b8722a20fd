### Marriage

game-marriage = Marriage

## The score sheet

line-MAR-33 = deadwood, paid to the player who showed
line-MAR-35 = exchange of value
line-MAR-37 = own deadwood, nobody has shown

ended-MAR-20 = { $who ->
    [you] You have shown.
   *[other] { $name } has shown.
} The deal is over.
ended-MAR-25 = The deal is over: the stock is used up and nobody has shown ({ $rule }).

announced-MAR-16 = { $who ->
    [you] You have seen the cut joker.
   *[other] { $name } has seen the cut joker.
}
announced-MAR-22 = { $who ->
    [you] You have seen the cut joker
   *[other] { $name } has seen the cut joker
} with { $n } dublees.
announced-MAR-32 = { $who ->
    [you] You count { $n }.
   *[other] { $name } counts { $n }.
}
announced-MAR-34 = { $who ->
    [you] Your value is { $n }.
   *[other] { $name } has value { $n }.
}

play-help-marriage =
    Choose a move by its number, or type it.
    Cards are rank and suit: AS is the ace of spades, TD the ten of diamonds, X a printed joker. 10h and ♥ are understood too.
    In a move that you type, a number stands for that card of your hand: discard 5 throws card 5.
    Moves: draw stock; draw discard (the upcard); see 5S 6S 7S / 9C TC JC / 2H 3H 4H (three pure melds, to see the joker); discard KH; tunnela 7S 7S 7S (before your first draw, with Nepali values).
    Once you have seen: lay out, take back (what you laid in this turn), and show. In lay out and show, name all your melds; @2 is your meld 2 as it lies: lay out @1 / @2 8S / @3 / KD KH 3C. A wild card may be named: 3C=KS.
    Commands: ? help; hand; sort suit or sort rank; table; choices; scores; log; options; rules; rules MAR-17; quit.
    Quitting, Ctrl-C or the end of input keep the match; rummery play --resume goes on with it.

## Options

option-preset = A whole table at once
option-packs = Number of packs; with six or seven players always four
option-printed_jokers = Printed jokers
option-direction = Which way round the play goes
option-first_dealer = Who deals first
option-return_upcard = The upcard just taken may be discarded
option-wild_pickup = Players who have seen may take wild cards from the pile
option-min_run = Cards of the shortest run
option-tunnela = Three identical cards are a meld
option-visit_melds = Pure melds that earn seeing the joker
option-lock_shown = The three melds seen with stay as they are
option-final_discard = The discard of a show
option-dublees = Pairs of identical cards can earn seeing
option-restock = What happens when the stock is empty
option-unseen_cap = The most that a player counts who has not seen
option-seen_cap = The most that a player counts who has seen
option-payment = What is paid to the player who shows
option-value_table = What tiplus, papulus and tapulus are worth
option-unseen_value = The value of players who have not seen
option-deals = Number of deals
option-resume_limit = When a match may be taken up again
option-absent_result = The result of who does not finish

value-preset-none = none, each option by itself
value-preset-nepali = nepali
value-packs = { $n }
value-printed_jokers = { $n }
value-direction-counterclockwise = counter-clockwise
value-direction-clockwise = clockwise
value-first_dealer-low = the lowest card cut
value-first_dealer-high = the highest card cut
value-first_dealer-random = chance says
value-min_run = { $n }
value-visit_melds-runs_and_sets = runs, sets and tunnelas
value-visit_melds-runs_and_tunnelas = runs and tunnelas
value-visit_melds-runs_only = runs
value-final_discard-required = one card is always left over
value-final_discard-optional = all cards may be shown
value-restock-once = the pile is turned over, once
value-restock-shuffle = the pile is shuffled, three times
value-unseen_cap = { $n } { $n ->
    [one] point
   *[other] points
}
value-seen_cap = { $n } { $n ->
    [one] point
   *[other] points
}
value-seen_cap-none = no limit
value-payment-deadwood = the cards left over
value-payment-fixed = fixed amounts
value-value_table-seed = as the source has it (tiplu 4, papulu and tapulu 2, marriage 14)
value-value_table-nepali = Nepali (tiplu 3, papulu and tapulu 2, marriage 10, tunnelas)
value-value_table-online21 = as online (10, 30, 50; marriage 100)
value-unseen_value-ignored = nothing
value-unseen_value-counted = counted as for all
value-unseen_value-to_winner = added to that of the winner
value-deals = { $n } { $n ->
    [one] deal
   *[other] deals
}
value-deals-players = as many as players
value-resume_limit-calendar_year = in the calendar year in which it began
value-resume_limit-none = at any time
value-absent_result-bot = a bot plays on
value-absent_result-two_lowest = the two lowest results of the others together
value-absent_result-two_highest = the two highest results of the others together

## Why not

tunnelas_are_played = At this table tunnelas are no melds. Make another move.
dublees_are_played = At this table dublees count nothing. Lay other melds.
tunnelas_shown_first_have_value = With this table’s values a tunnela need not be shown first. Keep it in your hand.
the_pile_has_the_cards = { $pile ->
    [0] The pile is empty. Draw from the stock.
   *[other] Only the top card of the pile can be drawn.
}
there_is_a_card_to_draw = The stock is used up, and the pile cannot become a new one.
a_pure_run_is_of_a_suit_in_order = { $meld } is not a run. A run is { $least } or more cards of one suit in order, the ace before the two or after the king, never in the middle; with a wild card in it, name the cards in ascending order or say what the wild card is, such as 3S=6S.
a_pure_set_is_of_a_rank_in_different_suits = { $meld } is not a set. A set is three or four cards of one rank, each of another suit{ $tunnela ->
    [on] , or a tunnela, just three identical cards.
   *[off] .
}
a_tunnela_is_three_identical_cards = A tunnela is just three cards of one rank and suit, none of them wild for another. Name such cards.
wild_cards_fill_what_is_missing = { $meld } is not a meld. Wild cards fill what a run or a set lacks, a set’s cards are of different suits, and of wild cards alone three are needed.
dublees_and_melds_do_not_mix = { $meld } is a dublee, and not all of the others are. Dublees are laid without other melds: seven to see, eight to go out.
a_dublee_is_a_pair_of_identical_cards = { $meld } is not a dublee. A dublee is two cards of one rank and suit, and no printed jokers.
one_card_is_drawn = Only the top card of the pile is drawn.
the_upcard_just_taken_is_kept = You have just taken { $card } from the pile, so it stays. { $others ->
    [0] Take back what you have laid in this turn, then discard another card.
   *[other] Discard another card in this turn.
}
the_upcard_just_taken_is_not_left_over = You have just taken { $card } from the pile, so it cannot be the discard. Leave another card over.
wild_cards_may_be_taken = { $card } is wild, and at this table nobody who has seen takes a wild card from the pile. Draw from the stock.
the_joker_is_seen_once = You have seen the joker already. { $with ->
    [dublees] Go out with an eighth dublee.
   *[pure] Change your melds with lay out.
}
seeing_takes_pure_melds = { $meld } does not earn seeing. Lay three pure melds, without wild cards: { $kinds ->
    [runs_only] runs only.
    [runs_and_tunnelas] runs and tunnelas.
    [runs_and_tunnelas_without] runs only.
    [runs_only_without] runs only.
    [runs_and_sets_without] runs or sets.
   *[runs_and_sets] runs, sets or tunnelas.
}
seeing_takes_three_melds = Seeing takes just { $needed } pure melds, and these are { $melds }. Name { $needed }; more may be laid out afterwards.
seeing_comes_before_laying_out = Melds are laid out after seeing. See first, with three pure melds{ $dublees ->
    [on] {" "}or seven dublees.
   *[off] .
}
three_pure_melds_stay_on_the_table = This leaves { $pure } of the { $needed } pure melds that must lie on the table. Keep { $needed }: { $kinds ->
    [runs_only] runs only.
    [runs_and_tunnelas] runs and tunnelas.
    [runs_and_tunnelas_without] runs only.
    [runs_only_without] runs only.
    [runs_and_sets_without] runs or sets.
   *[runs_and_sets] runs, sets or tunnelas.
}
the_melds_seen_with_stay_as_they_are = { $meld } stays as it is: at this table the melds that you saw with are not changed. Name it as it lies.
something_was_laid_in_this_turn = You have laid nothing in this turn that could be taken back. Seeing is never undone.
seeing_comes_before_showing = Only a player who has seen the joker may show. See first, with three pure melds{ $dublees ->
    [on] {" "}or seven dublees.
   *[off] .
}
a_show_has_three_pure_melds = A show needs { $needed } pure melds, and these have { $pure }. What counts: { $kinds ->
    [runs_only] runs only.
    [runs_and_tunnelas] runs and tunnelas.
    [runs_and_tunnelas_without] runs only.
    [runs_only_without] runs only.
    [runs_and_sets_without] runs or sets.
   *[runs_and_sets] runs, sets or tunnelas.
}
all_cards_but_one_are_shown = { $n ->
    [0] A show leaves one card over, to be discarded. Leave one out.
   *[other] A show leaves { $discard ->
        [must] just one card
       *[may] one card at most
    } over; these melds leave { $cards }. Put more of them into melds.
}
seven_dublees_earn_seeing = Seeing with dublees takes just { $needed } pairs, and these are { $melds }. Name { $needed }.
dublees_stay_as_they_are = A player who saw with dublees keeps them on the table and lays out nothing else. Go out with an eighth dublee.
eight_dublees_go_out = Only a player who saw with seven dublees goes out with { $needed }, those on the table among them, and with nothing else. { $wrong ->
    [pure] You saw with pure melds.
    [other] { $meld } is no dublee.
    [missing] { $meld } lies on the table and is not among these.
   *[count] These are { $melds }.
}
tunnelas_are_shown_before_the_first_draw = Tunnelas are shown before one’s first draw only, and you have drawn in this deal.
a_tunnela_is_shown_once = You have shown { $cards } already. Each card is shown once.
a_turn_comes_to_an_end = You have made as many moves as a turn may have. End the turn, or take back what you laid.
