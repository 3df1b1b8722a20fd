### What the browser client says of its own. What happens, and what moves are called, comes from the server.

## Everywhere

ui-pages = Pages
ui-skip = To the contents
ui-home = Start page
ui-rules = Rules
ui-settings = Settings
ui-close = Close
ui-cancel = Cancel
ui-loading = One moment …
ui-offline = The server does not answer. Try again in a moment.
ui-no-page = There is no such page
ui-spoken = Read aloud
ui-spoken-urgent = Read aloud at once
ui-joker = JOKER
ui-delete = Delete
ui-options = Options
ui-undo = Undo
ui-reset = Start over

## Home

ui-welcome = Sit down and play
ui-welcome-text = Card games of the rummy family, against bots or with friends: by mouse, finger, keyboard or ear.
ui-your-name = Your name
ui-guest = Guest
ui-games = Games
ui-play = Play
ui-play-game = Play { $game } against bots
ui-invite = Invite
ui-invite-game = Invite people to { $game }
ui-options-game = { $game }: choose options
ui-rules-of = Rules of { $game }
ui-seats-range = { $low } to { $high } players
ui-about-rami = Every card you lay scores at once, and jokers can be won back.
ui-about-marriage = Twenty-one cards, and a hidden joker that one has to earn.
ui-about-shanghai = Ten deals, each with its own contract; cards may be bought.
ui-about-penang = Stay alive: whoever cannot act in their turn is dead.
ui-about-manipulation = Everything on the table may be rearranged.
ui-go-on = Go on playing
ui-go-on-with = Go on: { $game }
ui-open-tables = Open tables
ui-no-open-tables = Nobody is waiting for players just now.
ui-my-matches = My matches
ui-replay = Replay
ui-scores = Scores
ui-export = Export
ui-delete-match = Delete the match of { $game }
ui-delete-sure = Your part in this match is forgotten. In a running one a bot takes your seat.

## Making a table

ui-create = A new table
ui-game = Game
ui-game-and-players = Game and players
ui-number-of-players = Players
ui-seat = Seat { $n }
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
ui-chat = Chat
ui-chat-free = free
ui-chat-presets = ready-made phrases
ui-chat-off = off
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

ui-players = Players
ui-invited = You are invited to { $game }
ui-sit-down = Sit down
ui-sit-here = Sit here
ui-seat-open = free seat
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

ui-table = Table
ui-yours = Your hand and what you can do
ui-actions = What you can do
ui-log = What happened
ui-log-and-chat = What happened, scores and chat
ui-more = More
ui-deal = Deal { $n }
ui-deal-word = Deal
ui-total = Total
ui-points-so-far = points in the match
ui-in-turn = in turn
ui-dealer = dealer
ui-kept = a bot plays for them
ui-away = away
ui-out = out
ui-turn-of = { $name } to play
ui-your-turn-draw = Your turn: draw
ui-your-turn-play = Your turn
ui-your-turn-buy = Your turn
ui-your-turn-none = Your turn
ui-your-turn-over = The deal is over
ui-title-turn = ● Your turn
ui-asked = Asked: { $names }
ui-asked-you = You are asked
ui-buy-question = Do you want to buy { $card }?
ui-reconnecting = Connecting …
ui-elsewhere = You play this seat on another device now
ui-gone = This table is no longer there
ui-watching = You are watching.
ui-enter-hand = Press Enter to go to your hand, F1 to hear the keys.
ui-hand-of = { $n ->
    [0] Your hand is empty
    [one] Your hand, { $n } card
   *[other] Your hand, { $n } cards
}
ui-melds = Melds on the table
ui-melds-by = Melds of { $name }
ui-no-melds = No melds on the table yet
ui-meld = Meld { $n }
ui-meld-of = meld { $n }: { $meld }. Laid by { $name }
ui-stock = Stock, { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
ui-pile-name = Discard pile
ui-pile-empty = Discard pile, empty
ui-pile = Discard pile, { $n ->
    [one] { $n } card
   *[other] { $n } cards
}; on top the { $card }
ui-my-points = { $total ->
    [one] { $total } point
   *[other] { $total } points
}, { $deal } in this deal
ui-count-of = { $name }: { $cards }
ui-score-of = { $name }: { $total } in the match, { $deal } in this deal
ui-may = You may: { $moves }. Faces with a move of their own: { $n }
ui-all-moves = All my moves
ui-nothing-to-do = Nothing can be done with this now.
ui-not-possible = Not possible
ui-pick-one = Pick just one card to discard.
ui-pick-cards = Pick a card to discard, or cards to lay.
ui-refused = Refused
ui-hint = Hint
ui-hint-says = A good bot would: { $move }
ui-do-it = Do it
ui-prepare = Prepare a meld of { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
ui-prepared = Prepared melds
ui-prepared-meld = Prepared { $n }: { $cards }
ui-prepared-now = Prepared { $n }: { $cards }
ui-prepared-back = Take prepared meld { $n } back into the hand
ui-none-prepared = No meld is prepared.
ui-lay-prepared = Lay { $n ->
    [one] the prepared meld
   *[other] all { $n } melds
}
ui-lay-down = What shall be done with the melds?
ui-sort-suit = Sort by suit
ui-sort-rank = Sort by rank
ui-sorted-suit = Sorted by suit
ui-sorted-rank = Sorted by rank
ui-sorted-own = In your own order
ui-bot-plays = Let a bot play for me
ui-more-time = One minute more
ui-leave = Leave the table
ui-to-table = To the table

## The table as a sandbox

ui-rearrange = Rearrange the table
ui-arranging = Rearranging the table
ui-arranging-how = Pick cards here and in your hand, then press the plus of a group. Nobody sees it until you confirm.
ui-confirm = Confirm
ui-group = Group { $n }
ui-new-group = New group
ui-put-here = Put the picked cards into group { $n }
ui-put-in = Put into group { $n }: { $meld }
ui-put-to = { $cards } to group { $n }
ui-put-new = { $cards }: a new group
ui-take-back-to-hand = Back to my hand
ui-taken-back = Back in the hand: { $cards }
ui-from-hand = { $card }, from your hand
ui-name-joker = What does the joker stand for?

## After a deal

ui-deal-over = The deal is over
ui-deal-won = { $you ->
    [yes] You have won the deal
   *[no] { $n ->
        [one] { $names } has won the deal
       *[other] { $names } have won the deal
    }
}
ui-match-over = The match is over
ui-next-deal = Next deal
ui-waiting-others = Waiting for the others …
ui-new-match = New match with the same people
ui-new-match-join = To the new match
ui-sheet-of = Score sheet of deal { $n }
ui-sheet-what = What for
ui-sheet-deal = This deal
ui-totals-over-deals = Totals
ui-chart = The totals after each deal, as lines; the table below has the same figures
ui-won-by = Won by { $names }
ui-bonuses = Bonuses at the end

## Chat

ui-chat-text = Message
ui-chat-send = Send
ui-chat-said = { $name } says: { $text }
ui-chat-mute = Hear nothing more from { $name }
ui-chat-hello = Hello
ui-chat-well-played = Well played
ui-chat-thanks = Thank you
ui-chat-sorry = Sorry
ui-chat-oops = Oops
ui-chat-one-moment = One moment, please
ui-chat-good-game = Good game
ui-chat-bye = Goodbye

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

## Fair deals

ui-fair = Was it dealt fairly?
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
ui-fair-unreadable = This is not a record that can be read.
ui-fair-verify = That the cards dealt are those of the numbers is checked with the record by

## Another device

ui-handover = Play on another device
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
ui-sounds = Sounds
ui-volume = Volume
ui-verbosity = Told by the screen reader
ui-verbosity-short = little: mostly my own turns
ui-verbosity-normal = each turn in one message
ui-verbosity-full = everything at once
ui-vibrate = Vibrate when it is my turn
ui-notify = Notify me when it is my turn and I look elsewhere
ui-about-you = About you
ui-forget-text = The server knows your name and your matches, nothing else.
ui-forget = Forget me
ui-forget-sure = Your name and your part in every match are forgotten for good.

## Keys

ui-keys = Keys
ui-keys-at = { $key }: all keys
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
