"""Run by Alembic for every command: brings the database of the given connection to the newest revision.

The transaction is the caller's: all migrations that are missing happen, or none. SQLite changes tables inside of
transactions as well, although Alembic does not rely on it by itself.
"""

from alembic import context

from topsecret.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
    render_as_batch=True,
)
context.run_migrations()
