"""A client for Top Secret servers: for the terminal, for bots, for anybody's program.

async with Client("http://localhost:8000") as client:
    table = await client.watch(await client.find("ABC234"))
    await table.sit(0, "Anna")
    async for _ in table.changes():
        picture = table.picture
        if 0 in picture.to_move:
            await table.play(picture.actions[0])
"""

from .blocking import Background
from .client import Client
from .errors import ClientError
from .picture import HANDOVER, SPECTATOR, Frame, Item, Picture
from .table import Done, Table
from .web import Created

__all__ = [
    "HANDOVER",
    "SPECTATOR",
    "Background",
    "Client",
    "ClientError",
    "Created",
    "Done",
    "Frame",
    "Item",
    "Picture",
    "Table",
]
