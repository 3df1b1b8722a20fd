### The score sheet of a real table. { $name } is the player a question is about.

help-score = the score sheet of a real table
about-score = Keep the score of a real table: rummery score rami. Answers are names, numbers or cards (KS 9D); ? helps. With --json or --export nothing is asked.
help-sheet-file = the sheet's file (normally one of your data folder)
help-export = write the sheet for a spreadsheet

sheet-no-game = There is no score sheet for { $game }.
sheet-no-seat = This is none of the players that can be named here. Type a name, the beginning of one, or a number.
sheet-cards-or-number = Here cards are wanted, for example KS 9D, or the points that somebody has counted. A dash stands for nothing.
sheet-number = Here a number is wanted. A sum like 15+20 will do too.
sheet-card = Here one card is wanted that is no printed joker, for example 3H.
sheet-yes-or-no = Please answer yes or no.
sheet-name = Names have 1 to { $most } letters.
sheet-name-twice = Two players cannot both be called { $name }.
sheet-format = This is no score sheet of the form { $wanted }.
sheet-not-asked = This player is not asked that.
sheet-options-fixed = The sheet has its options already: { $flag } cannot change them.
sheet-nothing-kept = There is no sheet that is not over. Name its file.
sheet-other-game = This is a sheet of { $game }.
sheet-export-name = A file for a spreadsheet has a name that ends in .csv: export evening.csv
sheet-no-such-deal = { $deals ->
        [0] There is no deal yet that could be corrected.
       *[other] There is no deal { $number }. There are deals 1 to { $deals }.
    }
sheet-typed-no-such-deal = { $deals ->
        [0] There is no deal yet that could be corrected.
       *[other] There is no deal { $number }. There are deals 1 to { $deals }: correct { $deals }
    }
sheet-ends-early = By this correction the match would end before the last deal on the sheet. Undo the later deals first. Nothing has been changed.

sheet-welcome = { $game }, the score sheet. Type ? at any question for help.
sheet-ask-names = The players’ names in the order of play, separated by commas:{" "}
sheet-ask-dealer = Who deals first? ({ $who }) [1]{" "}
sheet-ask-go-on = Go on with the sheet of { $began }: { $names }, { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }? (yes/no) [yes]{" "}
sheet-goes-on = { $game }, the sheet goes on after { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }. Type ? at any question for help.
sheet-deal = Deal { $number }. { $name } deals.
sheet-nobody = nobody
sheet-yes-no = yes/no
sheet-no-points = Nobody gets any points.
sheet-prompt-over = The match is over. A command, or quit:{" "}
sheet-over-hint = The match is over. Type sheet, settle, export FILE.csv, correct, undo or quit; ? helps.
sheet-kept = The sheet is kept in { $file } ({ $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }).
sheet-draft-dropped = The answers for deal { $number } that were not complete are dropped.
sheet-first-question = This is the first question of the deal. Type undo to take the last deal back.
sheet-no-deals = There is no deal yet that could be taken back.
sheet-undone = Deal { $number } is taken back. Type redo to have it again.
sheet-nothing-undone = There is nothing that was taken back.
sheet-correcting = Deal { $number } again. Enter keeps what is in brackets; undo leaves everything as it was.
sheet-correct-help = Enter keeps what is in brackets; back goes one question back; undo leaves everything as it was.
sheet-not-corrected = Deal { $number } stays as it was.
sheet-no-absent = This game, or this table, has no rule for players who leave.
sheet-written = If { $name } does not finish the match, the result written is { $points }.
sheet-void = There are not two other results: without this player the match is void.
sheet-lacks = After that, deal { $number } needs another answer.
sheet-exported = Written for a spreadsheet: { $file }
sheet-help =
    Answers: a player by name or number; points as a number or a sum (15+20); cards as rank and suit: KS 9D TH, X a joker. A dash stands for nothing.
    Enter takes what stands in brackets, where there is something.
    back: one question back. undo: the last deal away; redo: here again. correct 3: deal 3 asked again.
    sheet: the whole sheet. settle: who pays whom. export evening.csv: for a spreadsheet. rules 32: a rule by its number.
    absent Ann: in Marriage, what is written for a player who does not finish the match.
    quit: the sheet is kept after every deal, and goes on next time.

sheet-settle-owed = { $n ->
        [one] The points are what is owed. One payment settles it:
       *[other] The points are what is owed. { $n } payments settle it, fewer cannot:
    }
sheet-settle-differences = { $n ->
        [one] If everybody pays everybody the difference of their totals, one payment settles it:
       *[other] If everybody pays everybody the difference of their totals, { $n } payments settle it, fewer cannot:
    }
sheet-settle-nothing = There is nothing to settle.
sheet-payment = { $payer } pays { $amount } to { $payee }.
sheet-pot = the pot
sheet-exchange = Exchange of { $name }: { $parts }.
sheet-exchange-part = { $points } from { $name }
sheet-exchange-in-all = The exchange of all deals:

sheet-csv-deal = deal
sheet-csv-player = player
sheet-csv-points = points
sheet-csv-rule = rule
sheet-csv-line = what for
sheet-csv-total = total

## Rami

sheet-ask-rami-winner = Who went out?
sheet-ask-rami-laid = { $name }: points of all cards laid in this deal?
sheet-ask-rami-left = { $name }: cards left in hand, or their points?
sheet-ask-rami-rami = A rami, first lay and last card in one turn?
sheet-ask-rami-others-laid = Has anybody else laid a meld in this deal?
sheet-ask-rami-alone = With own cards only, nothing laid off on or taken from melds that lay there?
sheet-ask-rami-kept = Has anybody won a joker, or taken a card, and not laid it again?
sheet-ask-rami-jokers-kept = { $name }: how many jokers won and not laid again?
sheet-ask-rami-cards-kept = { $name }: how many cards taken from the table and not laid again?
sheet-ask-rami-late = { $name }: how often was the time up?

## Marriage

line-MAR-42 = written for a missed deal
sheet-ask-marriage-absent = Who missed this deal?
sheet-ask-marriage-showed = Who showed?
sheet-ask-marriage-dublees = With eight dublees?
sheet-ask-marriage-seen = { $name }: seen the joker?
sheet-ask-marriage-cut = Which card was cut?
sheet-ask-marriage-value = { $name }: tiplus, papulus and tapulus held, or their value?
sheet-ask-marriage-tunnelas-shown = Did anybody show a tunnela before drawing?
sheet-ask-marriage-tunnelas = { $name }: one card of each tunnela shown before drawing?
sheet-ask-marriage-left = { $name }: cards that lie in no meld, or their points?
sheet-ask-marriage-wrong-hand = Whose hand had too many or too few cards?
sheet-ask-marriage-ruled = { $name }: what does the hand count by MAR-56?
sheet-typed-marriage-ruled = rummery ruling marriage tells it

## Manipulation

sheet-ask-manipulation-ended = Who knocked or went out (nobody: the last lap was played)?
sheet-ask-manipulation-out = Did they go out, with no card left?
sheet-ask-manipulation-left = { $name }: cards left in hand, or their points?

## Shanghai rum

sheet-ask-shanghai-out = Who went out?
sheet-ask-shanghai-blind = Everything laid in one turn?
sheet-ask-shanghai-wild = Was a wild card among it?
sheet-ask-shanghai-left = { $name }: cards left in hand, or their points?

## Penang

sheet-ask-penang-game = Who said Game (nobody: all are dead)?
sheet-ask-penang-left = { $name }: cards left in hand, or their points?
