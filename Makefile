# Every target works from a fresh clone on a machine that has only Python 3.11 or newer.
.DEFAULT_GOAL := help
.PHONY: help play page test check format types bench soak golden docs pins clean

PYTHON ?= python3
export UV_PYTHON_DOWNLOADS ?= never
# Containers often forbid bytecode; then each of the hundreds of programs in our tests compiles every module again.
unexport PYTHONDONTWRITEBYTECODE
# A uv of our own when the machine has none: a private venv works on externally managed Pythons too.
UV := $(shell command -v uv 2>/dev/null || echo .tools/bin/uv)
# The page is built by a step of its own, which tells how far it is; installing the package does not build it a second time.
SYNC := TOPSECRET_PAGE=skip $(UV) sync --quiet
RUN := $(UV) run --no-sync

.tools/bin/uv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Top Secret needs Python 3.11 or newer; this is " + sys.version.split()[0] + ". Try: make PYTHON=python3.12")'
	$(PYTHON) -m venv .tools
	.tools/bin/python -m pip install --quiet --disable-pip-version-check uv

help: ## list the targets
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 10

play: $(filter .tools/%,$(UV)) ## start the server and open the browser
	@test -d .venv || echo "Setting up, once: this takes about a minute …"
	@$(SYNC) --no-dev --group page --inexact
	@$(RUN) python web/page.py
	@$(RUN) topsecret

page: $(filter .tools/%,$(UV)) ## build the page, if its sources changed
	@$(SYNC) --no-dev --group page --inexact
	@$(RUN) python web/page.py

test: $(filter .tools/%,$(UV)) ## set up and run all the tests (some 15 minutes on 2 cores)
	$(SYNC)
	$(RUN) python web/page.py
	$(RUN) python -m tests.browser.chromium
	$(RUN) python web/page.py test
	$(RUN) python -m pytest -n 3 --dist loadgroup -m "not soak" --durations 25 --durations-min 4 tests

check: $(filter .tools/%,$(UV)) ## ruff, mypy --strict, who may import what, svelte-check, and whether the tests reach every rule
	$(SYNC)
	$(RUN) ruff check .
	$(RUN) ruff format --check .
	$(RUN) mypy
	$(RUN) lint-imports --no-cache
	$(RUN) python web/page.py check
	$(RUN) python -m pytest -n 2 -q -m "not soak" --cov=src/topsecret/kramer/rules --cov=src/topsecret/randolph/rules --cov-report= tests/kramer tests/randolph tests/golden
	$(RUN) python -m coverage report --include='*/rules/*' --fail-under=98

format: $(filter .tools/%,$(UV)) ## let ruff put imports and layout in order
	$(SYNC)
	$(RUN) ruff check --fix .
	$(RUN) ruff format .

types: $(filter .tools/%,$(UV)) ## write the page's types anew, from the server's OpenAPI document
	$(SYNC)
	$(RUN) python web/page.py types

bench: $(filter .tools/%,$(UV)) ## measure the engine, the server and the page beside their peers
	$(SYNC) --extra bench
	$(RUN) python -m benchmarks.engine
	$(RUN) python -m benchmarks.server
	$(RUN) python -m benchmarks.page

soak: $(filter .tools/%,$(UV)) ## long random runs; the result goes to docs/soak.md
	$(SYNC)
	$(RUN) python -m tests.soak

golden: $(filter .tools/%,$(UV)) ## write the golden playthroughs anew; read the diff
	$(SYNC)
	$(RUN) python -m tests.golden.write

docs: $(filter .tools/%,$(UV)) ## write the generated parts of docs/ anew (pictures, option tables)
	$(SYNC)
	$(RUN) python -m docs.generate

pins: $(filter .tools/%,$(UV)) ## print newest versions for [tool.uv] constraint-dependencies
	@$(UV) pip compile --universal --no-header --no-annotate --quiet --all-extras --group dev pyproject.toml

clean: ## remove what the targets made
	rm -rf .venv .tools .pytest_cache .mypy_cache .ruff_cache .hypothesis dist web/node_modules web/.page-* src/topsecret/server/page
