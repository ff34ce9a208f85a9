PYTHON ?= python3
BIN := .venv/bin
# Between them these reach all of the law and the games; the other tests run without being watched, twice as fast.
COVERING := $(addprefix tests/,law material money play games strategy oracle battery table)
# A browser waits for the clock most of the time: more of them than there are cores.
BROWSERS := 3
MESSAGES := $(wildcard banca/messages/*/*.ftl banca/messages/*/law/*.ftl)
FAST := $(addprefix tests/,messages law material money play games strategy table drill house server) $(wildcard tests/test_*.py)
# Hundreds of damaged files, kills and simulated histories: left to `make test`.
LONG := $(patsubst %,tests/house/test_%.py,audit audit_finds backup chaos random_play simulation statistics)
COVERING += $(sort $(wildcard tests/exact/test_combined_odds.py tests/exact/test_craps_combined.py tests/exact/test_stud*.py))

PAGE := banca/server/page/index.html
PAGE_SOURCES := $(shell find web/src web/public -type f) web/index.html web/vite.config.ts web/svelte.config.js \
	$(wildcard banca/messages/*/page*.ftl)

.PHONY: help run test check-fast setup check docs verify bench load chaos mutants proofs schema lock release-check clean

run: setup  ## open a house of your own: a table of every game, bots at each, and a seat in the terminal
	@$(BIN)/banca run

test: check  ## everything: style, types, imports, tests with complete coverage of the law and the games
	@sh scripts/install-postgresql
	@sh scripts/install-chromium
	$(BIN)/python -m pytest -n auto --cov --cov-report=term $(COVERING)
	$(BIN)/python -m pytest -n auto $(addprefix --ignore=,$(COVERING) tests/page)
	$(BIN)/python -m pytest -n $(BROWSERS) tests/page
	@$(MAKE) --no-print-directory docs

check-fast: check  ## what you run all day: style, types, imports, and the tests of the law, the games, the table, the house and the service
	@sh scripts/install-postgresql
	$(BIN)/python -m pytest -n auto $(FAST) $(addprefix --ignore=,$(LONG))

setup: .venv/ready $(PAGE)  ## everything into .venv, so that .venv/bin/banca works, and the page built

# Node comes from PyPI, pinned like all else; whoever installs the wheel gets the built page and needs none.
web/node_modules/ready: web/package.json web/package-lock.json | .venv/ready
	@echo "Installing the packages of the page into web/node_modules"
	@cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(PAGE): web/node_modules/ready $(PAGE_SOURCES)
	@echo "Building the page"
	@cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npx vite build --logLevel warn
	@touch $@

.venv/ready: requirements.lock pyproject.toml build_data.py $(wildcard banca/law/editions/*.yaml) $(MESSAGES)
	@sh scripts/make-venv "$(PYTHON)" .venv
	@echo "Installing the pinned packages into .venv"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --no-deps -r requirements.lock
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@$(BIN)/python -m compileall -q banca
	@touch $@

check: setup  ## ruff, mypy --strict, import-linter; for the page svelte-check, eslint, vitest
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	cd web && export PATH="$(CURDIR)/$(BIN):$$PATH" && npm run --silent check && npm run --silent lint && npm run --silent test

docs: setup  ## the documentation as a site that needs no network: build/docs/index.html
	$(BIN)/python -m sphinx --fail-on-warning --keep-going --quiet --jobs auto docs build/docs
	$(BIN)/python -m docs.generator.check build/docs

verify: setup  ## exact values beside simulation, full live rounds and published figures, with z-scores
	$(BIN)/python -m verify

bench: setup  ## speed as ratios measured in one run: other programs, bare kernels; the others go into .venv-bench
	@sh scripts/install-postgresql
	$(BIN)/python -m bench

SOCKETS ?= 1000
SECONDS ?= 60
load: setup  ## SOCKETS=1000 people at 20 live tables for SECONDS=60, over sockets on the loopback, beside a bare echo and bare commits
	$(BIN)/python -m bench.load --sockets $(SOCKETS) --seconds $(SECONDS)

SEED ?= 1
SAMPLE ?= 300
mutants: setup  ## rules written wrongly that no test notices: SAMPLE=300 of them by SEED=1, of all games or of GAMES="craps fantan"
	$(BIN)/python -m tests.mutation --seed $(SEED) --sample $(SAMPLE) $(if $(GAMES),--games $(GAMES)) $(if $(ONLY),--only $(ONLY))

KILLS ?= 200
SEEDS ?= 20
chaos: setup  ## kill -9 (KILLS=200), full disks, conflicts and simulations (SEEDS=20) of houses on each database, by SEED=1
	@sh scripts/install-postgresql
	$(BIN)/python -m tests.chaos --kills $(KILLS) --seeds $(SEEDS) --seed $(SEED)

proofs: setup  ## write down which tests prove which clauses, after a run that passes
	$(BIN)/python -m pytest tests/law tests/games tests/strategy --write-proofs --deselect tests/law/test_concordance_is_current.py

schema: setup  ## write anew what is declared in code: JSON Schema of records and of the socket, OpenAPI, TypeScript types
	$(BIN)/banca settle --schema > docs/record.schema.json
	$(BIN)/python -m banca.server.declared .

help:  ## what can be made here
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sort | awk -F ':.*## ' '{ printf "%-12s %s\n", $$1, $$2 }'

lock:  ## pin every package again, without the extra gpu (needs uv)
	uv pip compile --quiet --upgrade --universal --generate-hashes --no-emit-index-url --no-header \
		--python-version 3.11 --extra all --group dev pyproject.toml -o requirements.lock

release-check: setup docs  ## what must hold before a release: versions, lock, archives built twice, wheels for every Python
	$(BIN)/python -m release

clean:  ## remove all that was installed, built or cached here
	rm -rf build docs/api docs/figures docs/law docs/notebooks docs/proofs .venv .venv-bench web/node_modules banca/server/page .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage .mutants
