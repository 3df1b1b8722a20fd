### What the client says on pages that are loaded when they are wanted: new table, replay, settings and the like.

## Making a table

ui-create = A new table
ui-game = Game
ui-game-and-players = Game and players
ui-number-of-players = Players
ui-somebody = somebody you invite
ui-bot-random = bot: plays at random
ui-bot-greedy = bot: plays well
ui-rules-of-table = Rules of this table
ui-differs = { $n ->
    [0] All as in the standard game.
    [one] Differs from the standard in { $n } point:
   *[other] Differs from the standard in { $n } points:
}
ui-a-number = a number
ui-back-to-standard = Back to the standard
ui-table-settings = The table
ui-open-table = Anybody may join (listed as an open table)
ui-spectators = Others may watch
ui-hints-allowed = Hints are allowed
ui-timer = Time for a turn
ui-timer-none = no limit
ui-pace = Bots think for
ui-pace-0 = no time
ui-pace-300 = a moment
ui-pace-700 = less than a second
ui-pace-1500 = a second and a half
ui-pace-3000 = three seconds
ui-asking = Time for an answer to “Who buys?”
ui-create-invite = Make the table and invite
ui-create-play = Play

## Before the match

ui-sit-here = Sit here
ui-bot = bot
ui-you = you
ui-put-bot = Put a bot here
ui-make-open = Make it free
ui-start = Begin
ui-stand-up = Give up my seat
ui-waiting-for-players = The match can begin when no seat is free.
ui-invite-link = Send this link to those who shall play:
ui-copy = Copy
ui-copied = Copied
ui-qr = The link as a QR code
ui-standard = standard: { $value }
ui-salt = Add a secret number of mine to the shuffle
ui-salted = My number is in the shuffle

## At the table

ui-deal-word = Deal
ui-to-table = To the table
ui-undo = Undo
ui-reset = Start over
ui-arranging = Rearranging the table
ui-confirm = Confirm
ui-group = Group { $n }
ui-new-group = New group
ui-put-here = Put the picked cards into group { $n }
ui-put-in = Put into group { $n }: { $meld }
ui-from-hand = { $card }, from your hand

## After a deal

ui-totals-over-deals = Totals
ui-chart = The totals after each deal, as lines; the table below has the same figures
ui-won-by = Won by { $names }
ui-bonuses = Bonuses at the end

## Rules

ui-every-table = Every table
ui-rules-this-table = At this table

## Replay

ui-replay-deal = Deal
ui-replay-seat = Seen from
ui-replay-nobody = the audience
ui-replay-step = Move { $n } of { $all }
ui-replay-first = To the beginning
ui-replay-back = Back
ui-replay-on = Forward
ui-replay-last = To the end
ui-replay-play = Play
ui-replay-stop = Stop
ui-replay-link = The address of this page leads to this very move.
ui-replay-none = No deal is over yet.
ui-choose-record = Choose a record
ui-choose-record-text = A record is a file that was exported here or that a program has written. It is shown, and not kept.
ui-record-unreadable = This is not a record that can be read.

## Fair deals

ui-fair-text = Before the match the server shows a fingerprint of its secret number; all deals follow from that number and from what the players add. Afterwards it is shown, and your browser reckons it again by itself.
ui-fair-promise = Fingerprint shown before the match:
ui-fair-deal-promise = Fingerprint of this deal:
ui-fair-file = Record of the match (a file you exported)
ui-fair-found = What was found
ui-fair-good = Right:
ui-fair-bad = WRONG:
ui-fair-seed-kept = the number fits the fingerprint
ui-fair-deal-kept = the number of the latest deal fits its fingerprint
ui-fair-deal-follows = deal { $n } follows from the number
ui-fair-not-yet = The secret number is shown when the match is over.
ui-fair-nothing = There is nothing to check yet.
ui-fair-verify = That the cards dealt are those of the numbers is checked with the record by

## Another device

ui-handover-text = Open this link on the other device within ten minutes. It works once, and your seat is played there from then on.
ui-handover-link = Link
ui-handover-take-text = This link gives you a seat at a table. It can be used once.
ui-handover-take = Take the seat

## Settings

ui-look = Look
ui-language = Language
ui-theme = Colours
ui-theme-auto = as the system has them
ui-theme-light = light
ui-theme-dark = dark
ui-letters = Suits as letters
ui-letters-none = no, as signs
ui-four-colours = Four colours of suits
ui-hear = Sounds and speech
ui-notify-forbidden = Your browser does not let this page notify you.
ui-sounds = Sounds
ui-volume = Volume
ui-verbosity = Told by the screen reader
ui-verbosity-short = little: mostly my own turns
ui-verbosity-normal = each turn in one message
ui-verbosity-full = everything at once
ui-vibrate = Vibrate when it is my turn
ui-notify = Notify me when it is my turn and I look elsewhere
ui-account = Account
ui-account-text = You need no account to play. With one you find your seats and matches on your other devices too.
ui-account-is = You are logged in as { $name }.
ui-account-name = Account name
ui-account-password = Password
ui-account-old = Password so far
ui-account-new = New password
ui-account-make = Make an account
ui-account-make-done = You have an account now. Log in with it on your other devices.
ui-account-enter = Log in
ui-account-enter-text = What you have played on this device without an account cannot be found from here any more.
ui-account-enter-done = You are logged in.
ui-account-change = Change the password
ui-account-change-done = The password is changed. Your other devices are logged out.
ui-account-close = Close the account
ui-account-close-text = Your seats and matches stay with you on this device. Your other devices are logged out.
ui-account-close-done = The account is closed. On this device you go on as a guest.
ui-account-leave = Log out
ui-account-leave-done = You are logged out.
ui-forget-text = The server knows your name, your matches and your account if you have one, nothing else.
ui-forget = Forget me
ui-forget-sure = Your name, your account and your part in every match are forgotten for good.

## Keys

ui-keys-how = The keys act while the table has the focus. They go by their place on the keyboard, whatever the layout.
ui-keys-reset = All as they were
ui-key = Key
ui-key-does = What it does
ui-key-change = { $what }: { $key }. Change
ui-press-key = Press the new key, or Escape.
ui-key-arrows = go through the hand
ui-key-shift = move the card in the hand
ui-key-escape = back to the hand; unpick all
ui-key-pick = pick or unpick the card
ui-key-menu = what can be done with the picked cards
ui-key-draw = draw from the stock; else pick the card
ui-key-pile = hear the discard pile
ui-key-takePile = take from the discard pile
ui-key-discard = discard the card
ui-key-prepare = prepare a meld
ui-key-layDown = lay down all prepared melds
ui-key-hearPrepared = hear the prepared melds
ui-key-melds = to the melds on the table
ui-key-hand = to your hand
ui-key-counts = how many cards everybody has
ui-key-scores = scores
ui-key-turn = whose turn it is, what you may do
ui-key-all = list of everything you may do
ui-key-next = next card with a move
ui-key-previous = previous card with a move
ui-key-bySuit = sort by suit
ui-key-byRank = sort by rank
ui-key-own = your own order
ui-key-older = older message
ui-key-newer = newer message
ui-key-hint = hint
ui-key-rules = rules of this table
ui-key-keys = this list
ui-key-chat = chat

## At a real table

ui-my-sheets = My score sheets
ui-score-sheet = Score sheet
ui-all-sheets = All score sheets
ui-new-sheet = A new score sheet
ui-new-sheet-text = After each deal it asks what the game needs, reckons, and says who pays whom in the end.
ui-names-in-order = Names in the order of play
ui-name-of = Name of player { $n }
ui-player = Player { $n }
ui-first-dealer = Deals first
ui-deals-first = Player { $n } deals first
ui-differs-short = { $n ->
    [one] { $n } difference
   *[other] { $n } differences
}
ui-begin-sheet = Begin
ui-bring-sheet = Bring a sheet
ui-bring-sheet-text = Go on with a sheet from a file: one that was saved here, or by the program in the terminal.
ui-choose-file = Choose a file
ui-sheet-unreadable = This is not a score sheet that can be read.
ui-sheet-gone = There is no such sheet in this browser.
ui-sheet-unkept = Your browser keeps nothing for this page. Save the sheet to a file before you leave.
ui-sheet-kept = The sheet is kept in this browser, and nowhere else.
ui-delete-sheet = Delete the score sheet
ui-delete-sheet-of = Delete the score sheet of { $game }: { $names }
ui-delete-sheet-sure = It is kept in this browser alone, and is gone then.
ui-pad = Tap cards
ui-pad-one = Tap a card
ui-pad-for = Tap cards for: { $question }
ui-pad-away = Take away the { $card }
ui-answers-missing = { $n ->
    [0] Something still is wrong.
    [one] { $n } answer is missing.
   *[other] { $n } answers are missing.
}
ui-enter-deal = Enter the deal
ui-enter-correction = Enter the correction
ui-correcting = This deal stands on the sheet already. The later ones are reckoned anew.
ui-leave-as-it-was = Leave it as it was
ui-the-sheet = The sheet
ui-undo-deal = Take the last deal away
ui-redo-deal = Bring it back
ui-undone = Deal { $n } is taken away.
ui-export-csv = For a spreadsheet (CSV)
ui-export-sheet = Save as a file
ui-correct = Correct
ui-correct-deal = Correct deal { $n }
ui-settlement = Settling up
ui-if-somebody-leaves = If somebody leaves
ui-exchange = Exchange for value
ui-exchange-text = What each player, in a row, got from each other for value; below zero it was paid.
ui-exchange-of = Exchange of deal { $n }
ui-exchange-who = ↓ from →
ui-ruling-text = Say what went wrong at a real table of Marriage. A few questions lead to what the rules say.
ui-ruling-ask = Ask for a ruling
ui-ruling-so-far = What you have said
ui-ruling-change = Change: { $question }
ui-ruling-other = Change
ui-ruling-number = A whole number from { $low } to { $high } is wanted.
ui-ruling-on = Go on
ui-ruling-back = One question back
ui-ruling-again = From the beginning
ui-ruling-rules = The rules
