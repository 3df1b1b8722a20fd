"""What the documents show is what happens: every command in them is run, every example is played."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest

from rummery.command.main import main
from rummery.games import GAMES
from rummery.play.position import COMMON

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


def blocks(kind: str) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for page in PAGES:
        texts = re.findall(rf"^```{kind}\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
        found += [(f"{page.name}-{number}", text) for number, text in enumerate(texts, 1)]
    return found


def fits(shown: str, said: str) -> bool:
    """Whether *said* is what is *shown*, however its lines are broken, where `...` stands for anything."""
    pattern = ".*?".join(re.escape(" ".join(part.split())) for part in shown.split("..."))
    return re.fullmatch(pattern, " ".join(said.split()), re.DOTALL) is not None


CONSOLE = blocks("console")
CONVERSATIONS = blocks("conversation")
RECORDS = blocks("json")
PYTHON = blocks("python")


@pytest.mark.parametrize("text", [text for _, text in CONSOLE], ids=[name for name, _ in CONSOLE])
def test_a_command_prints_what_is_shown(
    text: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("RUMMERY_LANG", "en")
    for shown in text.split("$ rummery ")[1:]:
        command, _, output = shown.partition("\n")
        assert main(shlex.split(command)) in (0, 1)
        said = capsys.readouterr().out
        assert fits(output, said), said


@pytest.mark.parametrize("text", [text for _, text in CONVERSATIONS], ids=[name for name, _ in CONVERSATIONS])
def test_a_conversation_goes_as_it_is_shown(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Lines with `>` in front are typed."""
    monkeypatch.setenv("RUMMERY_DATA", str(tmp_path))
    monkeypatch.setenv("RUMMERY_LANG", "en")
    command, *lines = text.splitlines()
    typed = iter([line[1:] for line in lines if line.startswith(">")])
    monkeypatch.setattr("builtins.input", lambda prompt="": next(typed))
    assert main(shlex.split(command.removeprefix("$ rummery "))) == 0
    said = capsys.readouterr().out
    assert fits("\n".join([line for line in lines if not line.startswith(">")]), said), said
    assert not list(typed)


@pytest.mark.parametrize("text", [text for _, text in RECORDS], ids=[name for name, _ in RECORDS])
def test_a_record_is_played(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "record.json"
    file.write_text(text, encoding="utf-8")
    if '"rummery-sheet/1"' in text:
        game = json.loads(text)["game"]
        assert main(["score", game, str(file), "--json"]) == 0, capsys.readouterr()
        assert json.loads(capsys.readouterr().out)["totals"]
        return
    assert main(["replay", str(file), "--json"]) == 0, capsys.readouterr()
    assert json.loads(capsys.readouterr().out)["ok"] is True


@pytest.mark.parametrize("text", [text for _, text in PYTHON if "import" in text])
def test_a_program_runs(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(text, "README.md", "exec"), {})
    totals = capsys.readouterr().out
    assert re.fullmatch(r"\(-?\d+, -?\d+\)\n", totals)


FARES = re.findall(
    r"^\| (\w+)(?: \(the lowest wins\))? \| (-?[\d.]+) \| (-?[\d.]+) \| (\d+) \| (\d+) \|$",
    (ROOT / "README.md").read_text(encoding="utf-8"),
    re.MULTILINE,
)


def test_the_readme_says_of_every_game_how_greedy_fares() -> None:
    assert {game for game, *_ in FARES} == set(GAMES)


@pytest.mark.parametrize("fares", FARES, ids=lambda fares: str(fares[0]))
def test_greedy_fares_as_the_readme_says(fares: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    game, *figures = fares
    assert main(["simulate", game, "--deals", "100", "--seed", "2026", "--json"]) == 0
    bots = json.loads(capsys.readouterr().out)["bots"]
    both = [bots[level] for level in ("greedy", "random")]
    said = [f"{bot['points_per_deal']:.1f}" for bot in both] + [str(bot["matches_won"]) for bot in both]
    assert said == figures


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#:]+)\)", text):
        assert (page.parent / target).exists(), target
    for path in re.findall(r"`((?:src|docs|tests|examples)/[\w/.]+)`", text):
        assert "GAME" in path or "NAME" in path or (ROOT / path).exists(), path


def test_the_two_commands_stand_first_in_the_readme() -> None:
    first = re.findall(r"^make \w+", (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE)[:2]
    assert first == ["make play", "make test"]


def test_every_field_of_a_position_is_told() -> None:
    told = set(re.findall(r"`(\w+)`", (ROOT / "docs" / "record.md").read_text(encoding="utf-8")))
    for game in GAMES.values():
        assert (COMMON | game.position_fields) - told == set(), game.name
