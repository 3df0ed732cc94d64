import { describe, expect, it } from "vitest";
import type { TableState } from "../../api/http";
import { leastPlayers, waiting } from "./waiting";

const seat = (kind: string, name = "", ready = false) => ({ kind, name, ready, level: null, standin: false, resigned: false, left: false });
/** A table as the server tells of it; the host sits in the first seat and is not waited for. */
const table = (seats: ReturnType<typeof seat>[], mine: number[], host = false): TableState =>
  ({ seats, waiting_for: {
      free: seats.flatMap(({ kind }, at) => (kind === "free" ? [at] : [])),
      invited: seats.flatMap(({ kind }, at) => (kind === "invited" ? [at] : [])),
      unready: seats.flatMap(({ kind, ready }, at) => (at > 0 && (kind === "person" || kind === "bot") && !ready ? [at] : [])),
    }, you: { seats: mine, invited: [], host, player: mine.length > 0 } }) as unknown as TableState;
const said = (state: TableState) => waiting(state, (names) => names.join("+"));

describe("a table waits for", () => {
  it("players, while seats are free", () => {
    expect(said(table([seat("person", "A", true), seat("free"), seat("free")], [0], true))).toEqual({
      message: { id: "setup-wait-free", args: { n: 2 } },
      complete: false,
      fillable: true,
    });
    expect(said(table([seat("person", "A", true), seat("person", "B", true), seat("free")], [1])).message.id).toBe("setup-wait-free-guest");
  });
  it("you, before anybody else", () => {
    expect(said(table([seat("person", "A"), seat("person", "B"), seat("free")], [1])).message).toEqual({ id: "setup-wait-you" });
  });
  it("those who are not ready, but not the host's own word", () => {
    const seats = [seat("person", "A"), seat("person", "B"), seat("person", "C")];
    expect(said(table(seats, [0], true)).message).toEqual({ id: "setup-wait-ready", args: { names: "B+C" } });
  });
  it("somebody who is not ready, before bots may take the free seats", () => {
    expect(said(table([seat("person", "A"), seat("person", "B"), seat("free")], [0], true)).fillable).toBe(false);
  });
  it("a bot that was invited", () => {
    expect(said(table([seat("person", "A", true), seat("invited", "Deep")], [0], true)).message.args).toEqual({ names: "Deep" });
  });
  it("the host alone, in the end", () => {
    const seats = [seat("person", "A"), seat("bot", "Bot 1", true), seat("person", "B", true)];
    expect(said(table(seats, [0], true))).toEqual({ message: { id: "setup-wait-start" }, complete: true, fillable: true });
    expect(said(table([{ ...seats[0]!, ready: true }, ...seats.slice(1)], [2])).message.id).toBe("setup-wait-host");
  });
  it("a decision of those without a seat", () => {
    expect(said(table([seat("person", "A"), seat("free")], [])).message.id).toBe("setup-wait-sit");
    expect(said(table([seat("person", "A"), seat("person", "B")], [])).message.id).toBe("setup-wait-full");
  });
});

it("nobody loses a seat when fewer play", () => {
  expect(leastPlayers([seat("person"), seat("free"), seat("bot"), seat("free")] as TableState["seats"])).toBe(3);
});
