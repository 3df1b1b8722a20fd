### What the playroom's server says.

server-differs = { $n ->
    [0] The standard rules.
    [one] Differs from the standard in 1 point.
   *[other] Differs from the standard in { $n } points.
}

## Why not

server-malformed = This message is not as it should be: { $detail }
server-salt-form = A salt has { $digits } hex digits.
server-seats-form = A seat is for me (once), for a bot, or open.
server-name-empty = Please give a name.
server-password-form = A password has { $least } to { $most } characters.
server-password-wrong = This is not your password.
server-login-wrong = There is no account with this name and this password.
server-account-taken = Somebody has an account with this name already. Please choose another name.
server-account-have = You have an account already.
server-account-none = You have no account.
server-too-many-attempts = Too many attempts. Wait a minute, then try again.
server-guest-unknown = The server does not know you. Become a guest first.
server-origin-foreign = This request comes from another site.
server-not-host = Only who made the table may do this.
server-no-seat = You do not sit at this table.
server-table-unknown = There is no such table, or it is not open to you.
server-handover-unknown = This link has been used, or is too old.
server-page-unknown = There is nothing here.
server-seat-taken = This seat is not free.
server-seat-have = You sit at this table already.
server-seats-open = Some seats are still open. Wait for players, or let bots sit there.
server-table-started = The match has begun.
server-table-waiting = The match has not begun yet.
server-table-over = The match is over.
server-frozen = An error has stopped this table. Its number in the log is { $error }.
server-failed = An error has happened. Its number in the log is { $error }.
server-too-big = This is too long: at most { $most } bytes.
server-record-refused = By the rules this record stops at deal { $deal }, move { $move } ({ $text }). { $why }
server-host-unknown = The server does not answer to this name.
server-too-fast = Too many messages. Wait a moment.
server-stopping = The server is about to stop.
server-full = The server has no room for another table.
server-verb-unknown = There is no message “{ $verb }”. There are: { $known }.
server-stale = The table has moved on. Look again, then decide.
server-not-now = There is nothing of this kind to do now.
server-hints-off = There are no hints at this table.
server-chat-off = Nobody chats like this at this table.

## Said at the table

server-says-hello = Hello!
server-says-well-played = Well played!
server-says-thanks = Thank you!
server-says-sorry = Sorry!
server-says-oops = Oops!
server-says-one-moment = One moment, please.
server-says-good-game = That was a good game!
server-says-bye = Goodbye!

## Where there is no client

server-no-client-title = Rummery
server-no-client = The server runs, but its pages have not been built. Programs can play through its interface.
