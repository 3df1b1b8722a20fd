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
ui-replay-file = Replay a match from a file
ui-scores = Scores
ui-export = Export
ui-delete-match = Delete the match of { $game }
ui-delete-sure = Your part in this match is forgotten. In a running one a bot takes your seat.

## Making a table

ui-seat = Seat { $n }
ui-chat = Chat
ui-chat-free = free
ui-chat-presets = ready-made phrases
ui-chat-off = off

## Before the match

ui-players = Players
ui-invited = You are invited to { $game }
ui-sit-down = Sit down
ui-seat-open = free seat

## At the table

ui-table = Table
ui-yours = Your hand and what you can do
ui-actions = What you can do
ui-log = What happened
ui-log-and-chat = What happened, scores and chat
ui-more = More
ui-deal = Deal { $n }
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
ui-frozen = An error has stopped this table. In the server’s log it has the number { $number }.
ui-logged-out = You are logged out on this device
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
ui-my-points = { $total } in the match, { $deal } in this deal
ui-standing = In this deal
ui-count-of = { $name }: { $cards }
ui-score-of = { $name }: { $total } in the match, { $deal } in this deal
ui-may = You may: { $moves }. Faces with a move of their own: { $n }
ui-all-moves = All my moves
ui-nothing-to-do = Nothing can be done with this now.
ui-not-possible = Not possible
ui-pick-one = Pick just one card to discard.
ui-pick-to-lay = Pick cards to lay.
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

## The table as a sandbox

ui-rearrange = Rearrange the table
ui-rearrange-own = Arrange my melds
ui-arranging-how = Pick cards here and in your hand, then press the plus of a group. Nobody sees it until you confirm.
ui-put-to = { $cards } to group { $n }
ui-put-new = { $cards }: a new group
ui-take-back-to-hand = Back to my hand
ui-taken-back = Back in the hand: { $cards }
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

## Fair deals

ui-fair = Was it dealt fairly?

## Another device

ui-handover = Play on another device

## Settings

ui-about-you = About you

## Keys

ui-keys = Keys
ui-keys-at = { $key }: all keys

## At a real table

ui-real = At a real table
ui-real-text = With real cards in your hands: keep the score of an evening, or ask what happens when something went wrong.
ui-keep-score = Keep the score
ui-ruling = What happens now?
