"""Visitors, subscriptions and shared values."""

from __future__ import annotations

import pytest

from topsecret.server.store import Rejected, Subscription, VisitorRow

from .stores import in_loop, opened


@in_loop
async def test_a_visitor_is_found_by_its_token_and_can_change_its_name(database):
    async with opened(database) as store:
        id = await store.create_visitor(token_hash=b"\0hash", kind="person", name="Anna", language="de", at=1)
        assert await store.visitor(b"\0hash") == VisitorRow(id, "Anna", "person", "de")
        assert await store.visitor(b"other") is None
        await store.update_visitor(id, name="Änne")
        await store.update_visitor(id, language="nl")
        await store.update_visitor(id)
        assert await store.visitor_by_id(id) == VisitorRow(id, "Änne", "person", "nl")


@in_loop
async def test_a_token_belongs_to_one_visitor(database):
    async with opened(database) as store:
        await store.create_visitor(token_hash=b"hash", kind="person", name="Anna", language="de", at=1)
        with pytest.raises(Rejected):
            await store.create_visitor(token_hash=b"hash", kind="person", name="Bert", language="de", at=1)


@in_loop
async def test_bots_are_listed_without_people(database):
    async with opened(database) as store:
        await store.create_visitor(token_hash=b"1", kind="person", name="Anna", language="de", at=1)
        bot = await store.create_visitor(token_hash=b"2", kind="bot", name="R2", language="en", at=1)
        assert await store.bots() == [VisitorRow(bot, "R2", "bot", "en")]


@in_loop
async def test_a_subscription_is_added_confirmed_and_removed_by_its_token(database):
    async with opened(database) as store:
        await store.add_subscription(7, "mail", "anna@example.org", token_hash=b"t1", at=1)
        await store.add_subscription(
            7, "push", "https://push", token_hash=b"t2", at=2, keys='{"auth":"x"}', confirmed=True
        )
        mail, push = await store.subscriptions(7)
        assert mail == Subscription(mail.id, 7, "mail", "anna@example.org", "{}", b"t1", False)
        assert push == Subscription(push.id, 7, "push", "https://push", '{"auth":"x"}', b"t2", True)
        assert await store.confirm_subscription(b"t1")
        assert not await store.confirm_subscription(b"t3")
        assert (await store.subscription(b"t1")).confirmed
        assert await store.remove_subscription(b"t2")
        assert not await store.remove_subscription(b"t2")
        assert [s.kind for s in await store.subscriptions(7)] == ["mail"]
        assert await store.subscription(b"t2") is None


@in_loop
async def test_the_same_address_again_stays_confirmed_and_gets_the_new_token(database):
    async with opened(database) as store:
        await store.add_subscription(7, "mail", "anna@example.org", token_hash=b"t1", at=1, confirmed=True)
        await store.add_subscription(7, "mail", "anna@example.org", token_hash=b"t2", at=2)
        [mail] = await store.subscriptions(7)
        assert (mail.token_hash, mail.confirmed) == (b"t2", True)


@in_loop
async def test_an_address_is_forgotten_whose_owner_was_last_asked_long_ago_and_did_not_agree(database):
    async with opened(database) as store:
        for address, at, confirmed in (("old@x.org", 1, False), ("agreed@x.org", 1, True), ("new@x.org", 5, False)):
            await store.add_subscription(7, "mail", address, token_hash=address.encode(), at=at, confirmed=confirmed)
        await store.add_subscription(7, "mail", "again@x.org", token_hash=b"1", at=1)
        await store.add_subscription(7, "mail", "again@x.org", token_hash=b"2", at=5)
        assert await store.forget_unconfirmed(5) == 1
        assert {mail.address for mail in await store.subscriptions(7)} == {"agreed@x.org", "new@x.org", "again@x.org"}


@in_loop
async def test_a_shared_value_is_that_of_the_first_node(database):
    async with opened(database, "a") as a, opened(database, "b") as b:
        assert await a.get("vapid") is None
        assert await a.put_if_absent("vapid", "one") == "one"
        assert await b.put_if_absent("vapid", "two") == "one"
        assert await b.get("vapid") == "one"
