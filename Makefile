# Every target works from a fresh clone on a machine that has only Python 3.11 or newer.
.DEFAULT_GOAL := help
.PHONY: help play test check format bench soak golden docs pins clean

PYTHON ?= python3
export UV_PYTHON_DOWNLOADS ?= never
# A uv of our own when the machine has none: a private venv works on externally managed Pythons too.
UV := $(shell command -v uv 2>/dev/null || echo .tools/bin/uv)

.tools/bin/uv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Top Secret needs Python 3.11 or newer; this is " + sys.version.split()[0] + ". Try: make PYTHON=python3.12")'
	$(PYTHON) -m venv .tools
	.tools/bin/python -m pip install --quiet --disable-pip-version-check uv

help: ## list the targets
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 10

play: $(filter .tools/%,$(UV)) ## start the server and open the browser
	@$(UV) sync --quiet --no-dev
	@$(UV) run --no-sync topsecret

test: $(filter .tools/%,$(UV)) ## set up and run all the tests (under 12 minutes on 2 cores)
	$(UV) sync --quiet --extra fast
	$(UV) run --no-sync python -m pytest -n 2 -m "not soak" --cov --cov-report= tests
	$(UV) run --no-sync python -m coverage report --include='*/rules/*' --fail-under=98

check: $(filter .tools/%,$(UV)) ## ruff and mypy --strict
	$(UV) sync --quiet --extra fast
	$(UV) run --no-sync ruff check .
	$(UV) run --no-sync ruff format --check .
	$(UV) run --no-sync mypy

format: $(filter .tools/%,$(UV)) ## let ruff put imports and layout in order
	$(UV) sync --quiet --extra fast
	$(UV) run --no-sync ruff check --fix .
	$(UV) run --no-sync ruff format .

bench: $(filter .tools/%,$(UV)) ## measure the engine and the server beside their peers
	$(UV) sync --quiet --extra fast --extra bench
	$(UV) run --no-sync python -m benchmarks.engine
	$(UV) run --no-sync python -m benchmarks.server

soak: $(filter .tools/%,$(UV)) ## long random runs; the result goes to docs/soak.md
	$(UV) sync --quiet --extra fast
	$(UV) run --no-sync python -m tests.soak

golden: $(filter .tools/%,$(UV)) ## write the golden playthroughs anew; read the diff
	$(UV) sync --quiet --extra fast
	$(UV) run --no-sync python -m tests.golden.write

docs: $(filter .tools/%,$(UV)) ## write the generated parts of docs/ anew (pictures, option tables)
	$(UV) sync --quiet --extra fast
	$(UV) run --no-sync python -m docs.generate

pins: $(filter .tools/%,$(UV)) ## print newest versions for [tool.uv] constraint-dependencies
	@$(UV) pip compile --universal --no-header --no-annotate --quiet --all-extras --group dev pyproject.toml

clean: ## remove what the targets made
	rm -rf .venv .tools .pytest_cache .mypy_cache .ruff_cache .hypothesis dist
