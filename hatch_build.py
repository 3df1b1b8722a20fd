"""Compiles the lower floors into the wheel, where that can be done, and sees to it that the browser's client is in it.

RUMMERY_NATIVE=1 insists on it, RUMMERY_NATIVE=0 does without. An editable install is never compiled: a compiled file
beside a source would hide what is edited there. The wheel says what was done, for `rummery info`: pip shows no warning.

The client is built where it is not there yet; without it neither a wheel nor an sdist is made. An sdist has it, so that
a wheel is made from it without Node.
"""

from __future__ import annotations

import hashlib
import json
import os
import platform
import shutil
import sysconfig
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

FLOORS: Final = ("cards", "melds", "play", "games")
OPTIMISE: Final = "1"  # 3 gains a twentieth of the speed, and takes a third longer to build
OBSTACLES: Final = {
    "unwanted": "RUMMERY_NATIVE=0 says so",
    "python": "only CPython can be compiled for",
    "compiler": "there is no C compiler",
    "headers": "Python.h is missing (on Debian and Ubuntu: apt-get install python3-dev)",
}


class CannotCompileError(Exception):
    """The text says what hinders the build."""


class Builds(BuildHookInterface[Any]):
    """Puts the compiled modules beside their sources in the wheel, and the client where the server looks for it."""

    def dependencies(self) -> list[str]:
        """What the build needs further; what it cannot or need not do, fetches nothing."""
        return [*self._for_client(), *self._for_floors()]

    def _for_client(self) -> list[str]:
        return [] if client_is_there(Path(self.root)) else list(self.metadata.core.optional_dependencies["web"])

    def _for_floors(self) -> list[str]:
        if self.target_name != "wheel" or obstacle():
            return []
        # The very mypy that checks the sources, and the librt that they run with: the two fit each other.
        project = self.metadata.core
        wanted = [*project.optional_dependencies["dev"], *project.dependencies]
        return [need for need in wanted if need.startswith(("mypy==", "librt>"))] + ["setuptools>=77"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build before the wheel or the sdist is put together."""
        if version != "editable" and not client_is_there(Path(self.root)):
            build_client(Path(self.root))
        if self.target_name == "wheel":
            self._compile(version, build_data)

    def _compile(self, version: str, build_data: dict[str, Any]) -> None:
        insists = os.environ.get("RUMMERY_NATIVE") == "1"
        if version == "editable":
            if insists:
                raise CannotCompileError("an editable install is never compiled: leave RUMMERY_NATIVE or -e away")
            return
        # Kept as long as the hook, and removed with it even if the build fails.
        self.work = TemporaryDirectory(prefix="rummery-")
        work = Path(self.work.name)
        why = obstacle()
        about: dict[str, object] = {"compiled": {}, "why": why, "detail": ""}
        try:
            if why:
                raise CannotCompileError(OBSTACLES[why])
            for file in compiled(Path(self.root), work):
                build_data["force_include"][str(file)] = file.relative_to(work / "lib").as_posix()
            sources = floors(work / "src")
            about["compiled"] = {name: hashlib.sha256(path.read_bytes()).hexdigest() for name, path in sources.items()}
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        except Exception as problem:  # not SystemExit, with which mypyc ends at an error of type
            if insists:
                raise
            self.app.display_warning(f"rummery is built without compiled modules, and will be slower: {problem}")
            about |= {"why": why or "failed", "detail": " ".join(str(problem).split())}
        (work / "build.json").write_text(json.dumps(about, indent=1), encoding="utf-8")
        build_data["force_include"][str(work / "build.json")] = "rummery/build.json"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Clean up."""
        if version != "editable" and self.target_name == "wheel":
            self.work.cleanup()


def client_is_there(root: Path) -> bool:
    """Whether the client has been built."""
    return (root / "src" / "rummery" / "server" / "static" / "index.html").is_file()


def build_client(root: Path) -> None:
    """Build the client in place, as `make web` does. Raises where it cannot be built."""
    spec = spec_from_file_location("rummery_web_build", root / "web" / "build.py")
    if spec is None or spec.loader is None:
        raise CannotCompileError("there is neither a built client nor web/build.py to build it with")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    module.build()


def obstacle() -> str:
    """Why nothing is to be compiled, or can be; the Makefile asks the same of its Python."""
    if os.environ.get("RUMMERY_NATIVE") == "0":
        return "unwanted"
    if platform.python_implementation() != "CPython":
        return "python"
    if os.name == "nt":
        return ""  # setuptools finds a compiler there that no path leads to
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return "compiler"
    return "" if (Path(sysconfig.get_path("include")) / "Python.h").exists() else "headers"


def floors(src: Path) -> dict[str, Path]:
    """What is compiled: the path of each source, by what `rummery info` calls it."""
    return {
        path.relative_to(src).as_posix(): path
        for floor in FLOORS
        for path in sorted((src / "rummery" / floor).rglob("*.py"))
    }


def compiled(root: Path, work: Path) -> list[Path]:
    """The extension modules of the floors, under *work*/lib; all that is made on the way stays under *work* too."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    # From a copy, by relative paths: the wheel is the same wherever it is built, and tracebacks find the sources.
    shutil.copytree(root / "src", work / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    here = Path.cwd()
    os.chdir(work / "src")
    try:
        modules = mypycify(
            ["--strict", "--config-file=", f"--cache-dir={os.devnull}", *floors(Path())],
            opt_level=OPTIMISE,
            debug_level="0",
            group_name="rummery",
            target_dir="../c",
        )
        if os.name != "nt":
            for module in modules:
                module.extra_compile_args.append("-Wno-error")  # what a newer compiler warns of is no reason to stop
        build = Distribution({"name": "rummery", "ext_modules": modules}).get_command_obj("build_ext")
        build.build_lib, build.build_temp = "../lib", "../tmp"
        build.ensure_finalized()
        build.run()
    finally:
        os.chdir(here)
    return [path for path in sorted((work / "lib").rglob("*")) if path.suffix in (".so", ".pyd")]
