"""The grammar of the command line."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable
from typing import Final, NoReturn

from rummery import __version__
from rummery.play.problem import Problem
from rummery.words.messages import LANGUAGES
from rummery.words.say import Speech

COMMANDS: Final = {
    "play": "play",
    "replay": "replay",
    "legal": "legal",
    "rules": "rules",
    "arrange": "arrange",
    "simulate": "simulate",
    "score": "score",
    "ruling": "ruling",
    "serve": "serve",
    "verify": "verify",
    "info": "info",
}
"""The commands, in the order of the help, and the module in this package that carries each out."""


_USAGE: Final = (
    ("usage-missing", re.compile(r"the following arguments are required: (?P<what>.+)")),
    ("usage-unknown", re.compile(r"unrecognized arguments: (?P<what>.+)")),
    (
        "usage-choice",
        re.compile(r"argument (?P<what>.+?): invalid choice: (?P<given>.+?) \(choose from (?P<choices>.+)\)"),
    ),
    ("usage-value", re.compile(r"argument (?P<what>.+?): expected .+")),
    ("usage", re.compile(r"(?P<what>.+)", re.DOTALL)),
)
"""The library's messages, and ours for each."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        for key, pattern in _USAGE:
            found = pattern.fullmatch(message)
            if found is not None:
                raise Problem(key, command=self.prog, **found.groupdict())
        raise Problem("usage", command=self.prog, what=message)


def parse(words: list[str], speech: Speech) -> argparse.Namespace | None:
    """What the command line asks for; None where it asked for help, which is printed."""
    parser = _parser(speech, bool({"-h", "--help"} & set(words)) or not words)
    if not words:
        parser.print_help()
        return None
    try:
        return parser.parse_args(words)
    except SystemExit:
        return None


def _parser(speech: Speech, helps: bool) -> argparse.ArgumentParser:
    """The parser; its texts are looked up only where they will be read."""

    def say(key: str) -> str:
        return speech.text(key).replace("%", "%%") if helps else ""

    class Help(argparse.RawDescriptionHelpFormatter):
        def add_usage(
            self,
            usage: str | None,
            actions: Iterable[argparse.Action],
            groups: Iterable[argparse._MutuallyExclusiveGroup],
            prefix: str | None = None,
        ) -> None:
            super().add_usage(usage, actions, groups, say("help-usage") + " " if prefix is None else prefix)

    def common(made: argparse.ArgumentParser) -> argparse._ArgumentGroup:
        options = made.add_argument_group(say("help-options"))
        options.add_argument("-h", "--help", action="help", help=say("help-help"))
        options.add_argument("--lang", choices=LANGUAGES, help=say("help-lang"))
        return options

    parser = _Parser(
        prog="rummery",
        description=say("help-rummery"),
        epilog=say("help-status"),
        formatter_class=Help,
        allow_abbrev=False,
        add_help=False,
    )
    common(parser).add_argument(
        "-V", "--version", action="version", version=f"rummery {__version__}", help=say("help-version")
    )
    commands = parser.add_subparsers(dest="command", title=say("help-commands"), metavar="COMMAND", required=True)

    def command(name: str) -> tuple[argparse._ArgumentGroup, argparse._ArgumentGroup]:
        made = commands.add_parser(
            name,
            help=say(f"help-{name}"),
            description=say(f"about-{name}"),
            formatter_class=Help,
            allow_abbrev=False,
            add_help=False,
        )
        return made.add_argument_group(say("help-arguments")), common(made)

    def table(options: argparse._ArgumentGroup) -> None:
        options.add_argument("--seats", metavar="N", help=say("help-seats"))
        options.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help=say("help-option"))

    what, options = command("play")
    what.add_argument("game", metavar="GAME", nargs="?", help=say("help-game"))
    table(options)
    options.add_argument("--bots", metavar="LEVEL", default="greedy", help=say("help-bots"))
    options.add_argument("--seed", metavar="HEX", help=say("help-seed"))
    options.add_argument("--name", metavar="NAME", help=say("help-name"))
    options.add_argument("--plain", action="store_true", help=say("help-plain"))
    options.add_argument("--resume", action="store_true", help=say("help-resume"))

    what, options = command("replay")
    what.add_argument("file", metavar="FILE", help=say("help-file"))
    options.add_argument("--json", action="store_true", help=say("help-json"))

    what, options = command("legal")
    what.add_argument("file", metavar="FILE", help=say("help-file"))

    what, options = command("rules")
    what.add_argument("game", metavar="GAME", nargs="?", help=say("help-game"))
    what.add_argument("number", metavar="NUMBER", nargs="?", help=say("help-number"))

    what, options = command("arrange")
    what.add_argument("game", metavar="GAME", help=say("help-game"))
    what.add_argument("cards", metavar="CARDS", help=say("help-cards"))
    options.add_argument("--table", metavar="MELDS", help=say("help-table"))
    options.add_argument("--contract", metavar="MELDS", help=say("help-contract"))
    options.add_argument("--cut", metavar="CARD", help=say("help-cut"))
    options.add_argument("--seen", action="store_true", help=say("help-seen"))
    table(options)
    options.add_argument("--json", action="store_true", help=say("help-json"))

    what, options = command("simulate")
    what.add_argument("game", metavar="GAME", help=say("help-game"))
    options.add_argument("--deals", metavar="N", default="100", help=say("help-deals"))
    options.add_argument("--bots", metavar="LEVEL,…", default="greedy,random", help=say("help-simulate-bots"))
    table(options)
    options.add_argument("--seed", metavar="HEX", help=say("help-seed"))
    options.add_argument("--json", action="store_true", help=say("help-json"))

    what, options = command("score")
    what.add_argument("game", metavar="GAME", help=say("help-game"))
    what.add_argument("file", metavar="FILE", nargs="?", help=say("help-sheet-file"))
    options.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help=say("help-option"))
    options.add_argument("--export", metavar="FILE.csv", help=say("help-export"))
    options.add_argument("--plain", action="store_true", help=say("help-plain"))
    options.add_argument("--json", action="store_true", help=say("help-json"))

    what, options = command("ruling")
    what.add_argument("game", metavar="GAME", help=say("help-ruling-game"))
    options.add_argument("--answers", metavar="WORD,…", help=say("help-answers"))
    options.add_argument("--plain", action="store_true", help=say("help-plain"))
    options.add_argument("--json", action="store_true", help=say("help-json"))
    what, options = command("serve")
    options.add_argument("--port", metavar="N", help=say("help-port"))
    options.add_argument("--lan", action="store_true", help=say("help-lan"))
    options.add_argument("--no-open", action="store_true", help=say("help-no-open"))
    options.add_argument("--database", metavar="URL", help=say("help-database"))
    options.add_argument("--log", choices=("text", "json"), help=say("help-log"))

    what, options = command("verify")
    what.add_argument("file", metavar="FILE", help=say("help-file"))

    what, options = command("info")
    options.add_argument("--json", action="store_true", help=say("help-json"))
    return parser
