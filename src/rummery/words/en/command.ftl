### The command line.

help-usage = usage:
help-options = options
help-commands = commands
help-arguments = what
help-help = show this help
help-rummery = A playroom for the rummies of the world.
help-status = Exit status: 0 done, 1 refused by the rules, 2 bad input or usage. `rummery COMMAND --help` tells more.
help-version = print the version
help-play = play in the terminal
help-replay = play a record again and tell it in words
help-legal = what is offered after the last move of a record
help-rules = the rules of a game, or one of them
help-arrange = the best melds of a hand
help-simulate = let bots play each other
help-serve = the playroom in a browser, for several players
help-verify = whether the deals of a match are those that were promised
help-info = version, compiled or not, where data lies
about-play = Play a match against bots. All moves can be chosen by number or typed; ? helps.
about-replay = Play a record (JSON) and tell what happened. A move that the rules refuse ends it with status 1.
about-legal = Print the moves offered to the seat in turn after the last move of a record, one a line.
about-rules = Print the rule page of a game, or one rule by its number: rummery rules rami RAM-17
about-arrange = Print the melds that leave the fewest points: rummery arrange rami "5S 6S 7S KH X KD"
about-simulate = Let bots play so many deals and print a table of results. The same seed gives the same deals.
about-serve = Serve the playroom on this machine, or with --lan on the local network. Ctrl-C stops it; matches are kept.
about-verify = Check that the deals of a record follow from the seed whose hash was shown before the match.
about-info = Print what is installed, and where your matches lie.
help-lang = language: en or ru (normally that of the environment)
help-game = the game: marriage, penang, rami, shanghai or manipulation
help-seats = how many players
help-option = an option of the table; may be given again. The rule page lists them
help-bots = your opponents: greedy (normal) or random; several, separated by commas, for each seat in turn
help-simulate-bots = the bots for the seats in turn, separated by commas: greedy,random (normal)
help-seed = the match's seed: up to 64 hex digits. The same seed gives the same match
help-name = your name at the table
help-plain = never use colours
help-resume = go on with the last match that is not over
help-file = a record; - is the standard input
help-json = print JSON for machines
help-number = a rule's number
help-cards = the cards of the hand, in quotes: "AS TD X"
help-port = the port (normally 8765; 0: any that is free)
help-lan = serve the local network too, and show the address as a QR code
help-no-open = do not open the browser
help-database = where matches are kept, as an SQLAlchemy URL (normally a file in your state folder)
help-log = what the log is written as
help-deals = how many deals (normally 100)

usage = { $command }: { $what }. Try { $command } --help
usage-missing = { $command }: { $what } is missing. Try { $command } --help
usage-unknown = { $command }: unknown argument: { $what }. Try { $command } --help
usage-choice = { $command }: { $what } cannot be { $given }, only { $choices }.
usage-value = { $command }: { $what } needs one value. Try { $command } --help
file-unreadable = { $file } cannot be read: { $reason }
save-failed = The match cannot be kept in { $file }: { $reason }
system-refuses = { $file ->
    [none] The system refuses: { $reason }
   *[other] { $file }: { $reason }
}
fault = { $fault ->
    [ENOENT] there is no such file
    [EISDIR] it is a folder
    [ENOTDIR] a part of the path is no folder
    [EEXIST] a file of that name is there
    [EACCES] that is not permitted
    [EPERM] that is not permitted
    [EROFS] nothing can be written there
    [ENOSPC] the disk is full
    [ENAMETOOLONG] the name is too long
    [EADDRINUSE] another program listens there
    [EADDRNOTAVAIL] this machine has no such address
   *[other] { $reason }
}
option-form = An option is NAME=VALUE, not “{ $option }”.
option-twice = The option { $option } is given twice.
number-range = { $flag } is a whole number from 1 to { $high }, not “{ $value }”.
seed-form = A seed is up to { $digits } hex digits, not “{ $seed }”.
rule-unknown = There is no rule { $number } in { $game }.
serve-here = The playroom is at { $address }
serve-lan = On the local network it is at { $address }
serve-extra = The server needs more packages: pip install "rummery[server]". Missing: { $missing }
serve-port-range = --port is a whole number from 0 to { $high }, not “{ $value }”.
serve-number = { $name } is a whole number, not “{ $value }”.
serve-log = RUMMERY_LOG is text or json, not “{ $value }”.
serve-port = Port { $port } cannot be served: { $reason }
serve-folder = The folder { $file } cannot be made: { $reason }
serve-database = The database cannot be opened: { $reason }
verify-no-promise = Nothing was promised: a record of a match played at a server has the field “{ $field }”.
verify-no-seed = There is no field “{ $field }” to check the promise with: the seed is told once the match is over.
verify-kept = { $n ->
    [one] 1 deal is as it was promised.
   *[other] All { $n } deals are as they were promised.
}
verify-seed = This seed is not the one that was promised.
verify-deal = This deal does not follow from the seed.
verify-dealer = The dealer is not who had to deal.
play-which-game = Which game? For instance: rummery play rami
play-nothing-kept = There is no unfinished match to go on with.
record-refused = The rules refuse { $text }; the file has been changed or is damaged.

replay-position = Deal { $number }, from a position.
replay-refused = Refused: deal { $deal }, move { $move }: { $text }
replay-wrong-result = The record gives the result { $given }; by the rules it is { $scores }.
replay-total = { $name }: { $points } in this deal, { $total } in all.

arrange-left =
    Left over: { $count ->
        [0] nothing.
       *[other] { $cards }, { $points } points.
    }

info-compiled = Running with compiled parts.
info-interpreted-checkout = Running without compiled parts: an editable install is never compiled.
info-interpreted-unwanted = Running without compiled parts: this was built with RUMMERY_NATIVE=0.
info-interpreted-python = Running without compiled parts: only CPython can be compiled for.
info-interpreted-compiler = Running without compiled parts: there was no C compiler when this was built.
info-interpreted-headers = Running without compiled parts: Python’s headers (Python.h) were missing when this was built.
info-interpreted-failed = Running without compiled parts: compiling failed: { $detail }
info-interpreted-elsewhere = Running without compiled parts: this was compiled for another Python.
info-stale = Warning: what runs was compiled from other sources than those beside it, so that changes in them do nothing. Install again. Changed: { $files }
info-games = Games: { $games }
info-bots = Bots: { $bots }
info-data = Matches are kept in { $folder }

simulate-deals = deals
simulate-bot = bot
simulate-seats = seats
simulate-points-per-deal = points a deal and seat
simulate-deals-won = deals won
simulate-matches-won = matches won
simulate-played = Deals: { $deals }, of them without a winner: { $blocked }. Whole matches: { $matches }.
simulate-length = Moves a deal: { $average } on average, { $longest } at most.
simulate-speed = Speed: { $deals } deals a second, { $moves } moves a second.
simulate-seed = Seed: { $seed }

help-table = melds on the table, all of whose cards must lie in melds afterwards: "4D 5D 6D / 9S 9C 9D"
help-contract = the melds wanted, s3 a set, r4 a run of four: "s3 s3 r4"
help-cut = the cut joker of Marriage: 3H
help-seen = the player has seen the cut joker
arrange-impossible = The cards cannot be laid as is asked.
arrange-no-table = In { $game } the melds of the table are not arranged anew.
arrange-table-and-contract = Give either --table or --contract.
arrange-cut-of-marriage = { $flag } is for Marriage only.
arrange-seen-what = --seen and --cut are for Marriage, and go together.
arrange-contract-form = A contract is words like s3 (a set) and r4 (a run of four), not “{ $word }”.
solver-unnamed-joker-on-the-table = Every joker on the table needs its name: X=7S.
solver-too-many-named-jokers = Too many jokers with names on the table: { $jokers }.
solver-runs-too-various = These cards make more kinds of runs than can be reckoned with.
solver-contract-too-long = This contract has too many melds: { $melds }.
solver-pure-contract = A contract cannot ask for pure melds.
solver-wild-faces-on-the-table = Wild natural cards on the table cannot be reckoned with.
solver-jokers-not-wild = There are jokers that may not be melded.
solver-too-many-copies = { $copies } copies of one card are too many; { $most } are the most.
solver-too-many-wild-cards = { $wilds } wild cards are too many; { $most } are the most.
solver-no-meld-on-the-table = { $cards } on the table is not a meld.
solver-too-many-arrangements = There are too many arrangements to look at all of them.
solver-too-many-open-sets = Too many sets with an open joker: { $sets }.
solver-no-such-card = “{ $card }” is not a card.
