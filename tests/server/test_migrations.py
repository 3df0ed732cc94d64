"""The tables of a database are made and kept up to date by the program itself."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

import topsecret
from topsecret.server.schema import REVISION, metadata
from topsecret.server.store import BadDatabase, NewerDatabase, Store, upgrade
from topsecret.server.store_engine import address
from topsecret.server.store_upgrade import config

from .stores import a_table, in_loop, opened


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request, tmp_path):
    """The address of a database with nothing in it at all."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/topsecret.db"
    else:
        postgres = request.getfixturevalue("postgres")
        url = postgres.fresh()
        yield url
        postgres.drop(url)


@pytest.fixture
def engine(empty):
    engine = sa.create_engine(address(empty))
    yield engine
    engine.dispose()


def test_an_empty_database_gets_all_tables_and_a_second_upgrade_does_nothing(empty, engine):
    assert upgrade(empty) == f"empty → {REVISION}"
    assert set(sa.inspect(engine).get_table_names()) == {*metadata.tables, "alembic_version"}
    assert upgrade(empty) == f"{REVISION} → {REVISION} (nothing to do)"


def test_the_migrations_make_just_the_tables_of_the_schema(empty, engine):
    upgrade(empty)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
        made = {index["name"]: index for index in sa.inspect(connection).get_indexes("tables")}
    for index in metadata.tables["tables"].indexes:
        words = made[index.name]["dialect_options"].get(f"{engine.dialect.name}_where")
        meant = index.dialect_options[engine.dialect.name]["where"]
        assert (words is None) == (meant is None)
        if engine.dialect.name == "sqlite" and meant is not None:
            assert str(words) == str(meant)


def test_the_newest_migration_is_the_one_the_schema_names():
    scripts = ScriptDirectory.from_config(config())
    assert scripts.get_heads() == [REVISION]


def test_opening_upgrades_and_many_nodes_may_do_so_at_once(empty):
    @in_loop
    async def test():
        stores = await asyncio.gather(*(Store.open(empty, node=f"n{number}") for number in range(6)))
        ids = await asyncio.gather(*map(a_table, stores))
        assert len(set(ids)) == 6
        for store in stores:
            await store.close()

    test()


def test_processes_may_upgrade_at_once(empty):
    program = "import sys; from topsecret.server.store import upgrade; print(upgrade(sys.argv[1]))"
    running = [
        subprocess.Popen([sys.executable, "-c", program, empty], stdout=subprocess.PIPE, text=True) for _ in range(3)
    ]
    told = [process.communicate(timeout=60)[0] for process in running]
    assert sorted(told)[-1] == f"empty → {REVISION}\n"
    assert [process.returncode for process in running] == [0, 0, 0]


def test_an_upgrade_keeps_what_is_stored(empty):
    @in_loop
    async def test():
        async with opened(empty) as store:
            id = await a_table(store)
        await asyncio.to_thread(upgrade, empty)
        async with opened(empty) as store:
            assert len(await store.log(id)) == 1

    test()


def test_a_database_of_a_newer_program_is_left_alone(empty, engine):
    upgrade(empty)
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(NewerDatabase, match=f"revision 9999; this program knows up to {REVISION}"):
        upgrade(empty)
    with pytest.raises(NewerDatabase):
        in_loop(Store.open)(empty, node="a")


def test_a_database_of_another_program_is_left_alone(empty, engine):
    with engine.begin() as connection:
        connection.execute(sa.text("CREATE TABLE events (what TEXT)"))
    with pytest.raises(BadDatabase, match="belongs to another program"):
        upgrade(empty)
    assert sa.inspect(engine).get_table_names() == ["events"]


def test_the_package_alone_is_enough(empty, tmp_path):
    """As installed from a wheel: no checkout, no alembic.ini, another working folder."""
    installed = tmp_path / "site with 100% odd name"
    shutil.copytree(Path(topsecret.__file__).parent, installed / "topsecret")
    program = (
        "import sys, topsecret; from topsecret.server.store import upgrade\n"
        "print(topsecret.__file__); print(upgrade(sys.argv[1]))"
    )
    told = subprocess.run(
        [sys.executable, "-P", "-c", program, empty],
        env={**os.environ, "PYTHONPATH": str(installed)},
        cwd="/",
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    assert told[0].startswith(str(installed))
    assert told[1] == f"empty → {REVISION}"


def test_a_new_migration_is_written_from_the_template(tmp_path):
    shutil.copytree(Path(topsecret.__file__).parent / "server" / "migrations", tmp_path / "migrations")
    settings = config()
    settings.set_main_option("script_location", str(tmp_path / "migrations"))
    script = command.revision(settings, "seats have colours", rev_id="0002")
    text = Path(script.path).read_text()
    assert text.startswith('"""seats have colours."""\n')
    assert ScriptDirectory.from_config(settings).get_heads() == ["0002"]
    compile(text, script.path, "exec")
