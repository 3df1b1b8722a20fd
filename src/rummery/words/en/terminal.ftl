### The terminal.

play-welcome = { $game }. You play against { $players }. Type ? for help.
play-resumed = { $game }, deal { $number }: the match goes on. Type ? for help.
play-you = You
play-bot-names = Anna Boris Clara David Emma Felix Greta
play-prompt = Your move:{" "}
play-next-deal = Press Enter for the next deal.{" "}
play-refused = Not allowed, by { $rule }.
play-hint = Type ? for help, or choices to hear the moves again.
play-time-up = Your time is up.
play-no-choice =
    { $choices ->
        [0] There are no numbered choices now. Throw a card: discard 1, for instance.
        [1] There is only choice 1.
       *[other] There is no choice { $number }; the choices are 1 to { $choices }.
    }
play-kept = The match is kept in { $file }. To go on: rummery play --resume
play-finished = The record of the match is { $file }.
play-help =
    Choose a move by its number, or type it.
    Cards are rank and suit: AS is the ace of spades, TD the ten of diamonds, X a joker. 10h and ♥ are understood too.
    In a move that you type, a number stands for that card of your hand: discard 5 throws card 5.
    Moves: draw stock; draw discard; meld 5S 6S 7S / 9C 9D 9H; lay 8S @1 (on meld 1); swap 7S @2 (win its joker); discard KH; done.
    With manipulation: take 4D @1; split @1 3; join @1 @2; rearrange (the whole table); restore.
    Commands: ? help; hand; sort suit or sort rank; table; choices; scores; log; options; rules; rules RAM-17; quit.
    Quitting, Ctrl-C or the end of input keep the match; rummery play --resume goes on with it.

hand-heading =
    Your hand, { $count ->
        [one] { $count } card:
       *[other] { $count } cards:
    }
hand-jokers = jokers
hand-suit =
    { $suit ->
        [C] clubs
        [D] diamonds
        [H] hearts
       *[S] spades
    }
hand-rank =
    { $rank ->
        [1] aces
        [2] twos
        [3] threes
        [4] fours
        [5] fives
        [6] sixes
        [7] sevens
        [8] eights
        [9] nines
        [10] tens
        [11] jacks
        [12] queens
       *[13] kings
    }

piles-stock =
    { $count ->
        [0] The stock is empty.
        [one] { $count } card in the stock.
       *[other] { $count } cards in the stock.
    }
piles-aside =
    { $count ->
        [one] 1 card is set aside, unseen.
       *[other] { $count } cards are set aside, unseen.
    }
piles-upcard =
    { $count ->
        [one] Top of the discard pile: { $card }. { $count } card.
       *[other] Top of the discard pile: { $card }. { $count } cards.
    }

choices-more =
    { $count ->
        [one] { $count } more; type choices to hear it.
       *[other] { $count } more; type choices to hear them.
    }
choices-discard =
    { $others ->
        [0] Throw a card: discard 1 to discard { $count }, or by its name.
       *[other] Or throw a card: discard 1 to discard { $count }, or by its name.
    }

table-empty = There are no melds on the table.
table-meld = Meld { $number }: { $meld }.
table-meld-of = { $name }, meld { $number }: { $meld }.
table-hand =
    { $count ->
        [one] { $name }: { $count } card.
       *[other] { $name }: { $count } cards.
    }

options-line = { $option }={ $value } ({ $rule }): { $what }

scores-line = { $name }: { $total } in all, { $deal } in this deal.
sheet-heading = The score.

play-timer =
    { $seconds ->
        [one] You have { $seconds } second.
       *[other] You have { $seconds } seconds.
    }
play-out = { $name } is out of the match.
play-no-such-meld = You have no meld { $number } on the table; { $count ->
    [0] none of yours lies there
   *[other] yours are @1 to @{ $count }
}.
play-no-such-card = Your hand has no card { $number }; its cards are 1 to { $count }.
sort-how = Type sort suit or sort rank.
play-resume-year = This match began on { $began } and may only be taken up again in that calendar year ({ $rule }). With the option resume_limit=none it could be taken up at any time.
play-resume-alone = { $flag } cannot be chosen for a match that goes on.
bots-too-many = { $bots } bots are too many for { $seats } seats.
rules-which-game = Which rules? There are: { $known }

play-help-manipulation =
    Choose a move by its number, or type it: draw; pass; knock; done; meld and the whole table as it shall lie.
    Cards are rank and suit: AS is the ace of spades, TD the ten of diamonds, X a joker, X=7S a joker as the seven of spades.
    To rearrange the table, work on a draft of it, step by step. Nothing counts until you confirm.
    take 4D @1: take a card out of meld 1. put 4D @2: put a loose card, or one of your hand, on meld 2. put 4D 4H 4C: make a new meld.
    split @1 3: divide meld 1 after its third card. join @1 @2: make one meld of two. undo: one step back. reset: all steps back.
    show: hear the draft. confirm: make the move. hint: let the solver draft the best meld.
    In put and meld a number stands for that card of your hand: put 5 @2 puts card 5 on meld 2.
    Commands: ? help; hand; sort suit or sort rank; table; choices; scores; log; options; rules; rules MAN-16; quit.
    Quitting, Ctrl-C or the end of input keep the match; rummery play --resume goes on with it.

hand-counts =
    { $points ->
        [one] It counts { $points } point.
       *[other] It counts { $points } points.
    }

draft-meld =
    Draft: meld { $number }, { $meld }{ $whole ->
        [yes] {""}
       *[no] , not a meld yet
    }.
draft-gone = Draft: meld { $number } is gone.
draft-loose = Loose, to be laid again: { $cards }.
draft-ready = Everything lies in melds. Type confirm to make the move.
draft-reset = The draft is the table as it lies.
draft-hint = Hint: { $move }.
draft-no-hint = The solver finds nothing to lay.
draft-form = This step is written otherwise, for instance: { $example }
draft-number = “{ $text }” is not a number of a meld or a card. Numbers of melds are written @1.
draft-no-meld = There is no meld { $number } in the draft. Type show to hear it.
draft-not-in-meld = { $card } is not in meld { $number }.
draft-not-there = { $card } is neither loose nor in your hand.
draft-split =
    { $cards ->
        [one] Meld { $number } has { $cards } card and cannot be divided there.
       *[other] Meld { $number } has { $cards } cards and cannot be divided there.
    }
draft-join = Name two different melds, not { $number } twice.
draft-name = Name the joker, such as X=7S.
draft-no-step = There is no step to take back.
draft-empty = There are no melds in the draft.
draft-left =
    Left in your hand: { $n ->
        [0] nothing
       *[other] { $cards }
    }.
