"""The socket that the server listens on."""

from __future__ import annotations

import socket

from topsecret.server.listening import listen


def test_the_parts_of_an_answer_do_not_wait_for_each_other() -> None:
    # asyncio's own loop writes head and body in two pieces, and would not send the second before the first is acknowledged.
    with listen("127.0.0.1", 0) as listener:
        listener.setblocking(True)
        with socket.create_connection(listener.getsockname()):
            caller, _ = listener.accept()
            with caller:
                assert caller.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
