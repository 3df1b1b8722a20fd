### What is said at every table. A card comes as it is made below; { $who } is "you" for the one who listens.

## Cards. { $form } is the case, of which all but "nom" have the article; "many" is the plural.

rank-A = { $form ->
    [many] aces
   *[nom] ace
}
rank-2 = { $form ->
    [many] twos
   *[nom] two
}
rank-3 = { $form ->
    [many] threes
   *[nom] three
}
rank-4 = { $form ->
    [many] fours
   *[nom] four
}
rank-5 = { $form ->
    [many] fives
   *[nom] five
}
rank-6 = { $form ->
    [many] sixes
   *[nom] six
}
rank-7 = { $form ->
    [many] sevens
   *[nom] seven
}
rank-8 = { $form ->
    [many] eights
   *[nom] eight
}
rank-9 = { $form ->
    [many] nines
   *[nom] nine
}
rank-T = { $form ->
    [many] tens
   *[nom] ten
}
rank-J = { $form ->
    [many] jacks
   *[nom] jack
}
rank-Q = { $form ->
    [many] queens
   *[nom] queen
}
rank-K = { $form ->
    [many] kings
   *[nom] king
}

suit-C = clubs
suit-D = diamonds
suit-H = hearts
suit-S = spades

card-joker = a joker
card-jokers = { $n } jokers
card-natural = { $form ->
    [nom] { $rank } of { $suit }
   *[other] the { $rank } of { $suit }
}
card-as = { $card } as { $face }

list-and = { $most } and { $last }
list-or = { $most } or { $last }

## Melds

meld-run = { $first } to { $last } of { $suit }
meld-ranks = { $n ->
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
   *[other] { $n }
} { $many }
meld-set = { $ranks }: { $suits }
meld-set-wilds = { $meld }, with { $wilds }
meld-same = { $ranks } of { $suit }
meld-run-wilds = { $meld } with { $wilds }
meld-same-wilds = { $meld } with { $wilds }
wild-as = { $card } as { $place }

place = meld { $number }, { $meld }
place-unknown = meld { $number }
meld-numbered = meld { $number }: { $meld }

## Numbers

count-points = { $n } { $n ->
    [one] point
   *[other] points
}
count-cards = { $n } { $n ->
    [one] card
   *[other] cards
}
count-seconds = { $n } { $n ->
    [one] second
   *[other] seconds
}
count-deals = { $n } { $n ->
    [one] deal
   *[other] deals
}
count-moves = { $n } { $n ->
    [one] move
   *[other] moves
}
count-minus = minus { $count }

value-on = on
value-off = off

## What one may do

move-buy = buy the upcard
move-dead = declare the hand dead
move-discard = discard { $card }
move-done = end the turn
move-down = lay down the contract: { $melds }
move-draw = draw a card
move-draw-pile = take { $card } from the pile
move-draw-pile-down-to = take the top { $n } cards of the pile, down to { $card }
move-draw-pile-unknown = take { $n } { $n ->
    [one] card
   *[other] cards
} from the pile
move-draw-stock = draw from the stock
move-join = join { $other }, to { $place }
move-knock = knock
move-lay = { $n ->
    [one] lay { $melds }
   *[other] lay { $n } melds: { $melds }
}
move-lay-off = lay off { $cards } on { $place }
move-lay-out = lay out { $melds }
move-lay-out-longer = lay out { $cards } in addition, making { $meld }
move-lay-out-more = lay out, besides what lies there, { $melds }
move-show-all = show all cards, discarding { $card }; new on the table: { $melds }
move-pass = pass
move-rearrange = rearrange the table into { $melds }
move-rearrange-with = lay { $cards } and rearrange: { $melds }
move-restore = put everything back
move-see = see the joker with { $melds }
move-show = show { $melds }
move-split = split meld { $number } into { $melds }
move-split-unknown = split meld { $number } after card { $after }
move-swap = win { $wild ->
    [joker] the joker
   *[other] the wild card
} of meld { $number } with { $card }
move-take = take { $cards } from { $place }
move-take-back = take back what was laid in this turn
move-take-whole = take the whole of { $place }
move-timeout = let the time run out
move-tunnela = show tunnelas: { $melds }

## What happened

told-deal = Deal { $number }. { $who ->
    [you] You deal.
   *[other] { $name } deals.
}
told-hand = You have { $n } { $n ->
    [one] card
   *[other] cards
}.
told-upcard = Face up: { $card }.
told-turn = { $who ->
    [you] Your turn.
   *[other] It is { $name }’s turn.
}
told-draw = { $who ->
    [you] You draw
   *[other] { $name } draws
} { $n ->
    [one] a card
   *[other] { $n } cards
} from the stock.
told-draw-seen = { $who ->
    [you] You draw
   *[other] { $name } draws
} { $cards } from the stock.
told-draw-pile = { $who ->
    [you] You take
   *[other] { $name } takes
} { $n ->
    [one] { $cards } from the pile.
   *[other] { $n } cards from the pile: { $cards }.
}
told-buy = { $who ->
    [you] You buy
   *[other] { $name } buys
} { $cards }.
told-discard = { $who ->
    [you] You discard
   *[other] { $name } discards
} { $card }.
told-restocked = The stock is empty: the pile is { $how ->
    [shuffled] shuffled
   *[turned] turned over
} and becomes the stock, { $n } { $n ->
    [one] card
   *[other] cards
}.
told-lay = { $who ->
    [you] You lay down
   *[other] { $name } lays down
} { $melds }.
told-lay-off = { $who ->
    [you] You lay off
   *[other] { $name } lays off
} { $cards } on meld { $number }, now { $meld }.
told-swap = { $who ->
    [you] You win
   *[other] { $name } wins
} { $wild } from meld { $number } with { $card }.
told-take = { $who ->
    [you] You take
   *[other] { $name } takes
} { $cards } from meld { $number }, now { $meld }.
told-take-whole = { $who ->
    [you] You take
   *[other] { $name } takes
} the whole of meld { $number }: { $meld }.
told-split = { $who ->
    [you] You split
   *[other] { $name } splits
} meld { $number }: it keeps { $meld }, meld { $other } is { $rest }.
told-join = { $who ->
    [you] You join
   *[other] { $name } joins
} meld { $other } to meld { $number }, now { $meld }.
told-rearrange = { $who ->
    [you] You rearrange
   *[other] { $name } rearranges
} the table: { $melds }.
told-rearrange-with = { $who ->
    [you] You rearrange
   *[other] { $name } rearranges
} the table with { $cards } from the hand: { $melds }.
told-renumbered = Other melds have new numbers now.
told-lay-out = { $who ->
    [you] You now have on the table:
   *[other] { $name } now has on the table:
} { $melds }.
told-joker = The cut joker is { $card }. For you all cards of its rank are wild, and its neighbours { $above } and { $below }.
told-cut-joker = The cut joker was { $card }.
told-tunnelas = { $who ->
    [you] You show
   *[other] { $name } shows
} before the first draw: { $melds }.
told-cut = Cutting for the deal: { $cuts }.
told-cut-card = { $name } { $card }
told-cut-dealer = { $who ->
    [you] You deal first.
   *[other] { $name } deals first.
}
told-restore = { $who ->
    [you] You put
   *[other] { $name } puts
} everything back.
told-score = { $who ->
    [you] { $sign ->
        [minus] You lose
       *[plus] You get
    }
   *[other] { $name } { $sign ->
        [minus] loses
       *[plus] gets
    }
} { $points }: { $line } ({ $rule }).
told-score-against = { $points } { $sign ->
    [minus] { $n ->
        [one] comes
       *[other] come
    } off { $who ->
        [you] your score
       *[other] the score of { $name }
    }
   *[plus] { $n ->
        [one] counts
       *[other] count
    } against { $who ->
        [you] you
       *[other] { $name }
    }
}: { $line } ({ $rule }).

ended-TAB-08 = The deal is over: it could have gone on for ever ({ $rule }).

match-over = The match is over ({ $rule }): { $n ->
    [1] { $who ->
        [you] you win.
       *[other] { $winners } wins.
    }
   *[other] { $winners } share the win.
} { $totals }.
name-you = you
match-total = { $name } { $points }
score-line = { $name }: { $points }, { $line } ({ $rule })

## Why not: laws of every table

a_move_is_one_of_the_games = This game has no such move.
the_deal_is_not_over = The deal is over; the next move belongs to the next deal.
only_the_seat_in_turn_moves = It is { $name }’s turn. Wait for yours.
the_draw_comes_once = You have drawn already. Now lay cards or end the turn.
the_draw_comes_first = Draw a card first.
you_play_cards_that_you_hold = { $held ->
    [some] You do not hold { $cards } besides the other cards that you name.
   *[none] You do not hold { $cards }.
} Play only cards from your hand.
you_add_cards_that_you_hold = { $held ->
    [some] You do not have { $cards } besides the other cards that you name. Name each card once.
   *[none] You have no { $cards }, neither in your hand nor on the table. Add only cards from your hand.
}
the_meld_lies_on_the_table = { $melds ->
    [0] No meld lies on the table yet.
   *[other] No meld number { $number } lies on the table. Name one of those that do.
}

## What is wrong with an input

bot-unknown = There is no bot “{ $bot }”. There are: { $known }.
card-unreadable = “{ $card }” is not a card. A card is a rank and a suit, such as 7H or TD; a joker is X.
game-unknown = There is no game “{ $game }”. There are: { $known }.
input-asked = In the phase buy a player who is not in turn is asked; here it is the one in turn.
input-date = This is not a date in the form YYYY-MM-DD.
input-digits = A number in it has too many digits.
input-field = There is no field “{ $field }” here.
input-flag = This must be true or false.
input-json = This is not JSON: see line { $line }, column { $column }.
input-list = This must be a list.
input-missing = The field “{ $field }” is missing.
input-nested = This is nested too deeply.
input-number = This must be a whole number from { $low } to { $high }.
input-number-twice = The meld number { $number } is given twice.
input-object = This must be an object with named fields.
input-one-card = This must be one card.
input-out = At least two seats must still be in.
input-seed = A seed has { $digits } hex digits.
input-size = This list must have { $wanted } members; it has { $found }.
input-taken = The card that a taken joker stands for must be named, such as X=7S.
input-text = This must be a text.
input-too-often = There are { $found } of { $card }; the packs hold { $packs ->
    [0] none.
   *[other] only { $packs }.
}
input-turn-out = Seat { $seat } is out of the match.
input-utf8 = This is not UTF-8 text: see byte { $byte }.
input-won = These must be jokers, each with the card it stood for, such as X=7S.
input-word = This must be one of: { $words }.
meld-empty = A meld has no cards. Melds are written with a stroke between them, such as 5S 6S 7S / 9C 9D 9H.
move-form = “{ $text }” is not how this move is written.
move-form-example = “{ $text }” is not how this move is written. An example: { $example }
move-seat = “{ $text }” does not begin with a seat. There are { $seats }, numbered from 0.
move-unknown = “{ $text }” is not a move.
option-clash = The options { $one } and { $other } contradict each other ({ $rule }).
option-range = Option { $option } cannot be “{ $value }”. It may be { $range } ({ $rule }).
range-numbers = from { $low } to { $high }
option-unknown = There is no option “{ $option }”. There are: { $known }.
record-format = This is not a record in the format { $wanted }.
record-match-over = The match is over before this deal.
record-no-beginning = The deal has no beginning: give a seed or a position, or a seed for the match.
record-position-and = A deal that begins from a position has no field “{ $field }”.
record-salts = Salts need a seed for the match.
seats-range = { $game } is for { $low } to { $high } players, not for { $seats }.

joker-unnamed = A joker on the table needs its name, such as X=7S.
card-not-wild = { $card } is not wild here: it stands for itself.
cards-too-many = These are too many: { $found }; { $most } at most.
input-turn-start = These cards of the beginning of the turn are neither on the table nor in the hand: { $cards }.
