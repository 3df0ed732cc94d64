import { describe, expect, it } from "vitest";
import { wanted } from "./code";

describe("a code", () => {
  it("is read in any spelling", () => {
    for (const typed of ["K7QXM2", "k7qxm2", " k7q xm2 ", "K7Q-XM2"]) expect(wanted(typed)).toEqual({ kind: "code", of: "K7QXM2" });
  });
  it("has six signs", () => {
    expect(wanted("")).toEqual({ kind: "empty" });
    expect(wanted("K7Q")).toEqual({ kind: "length", n: 3 });
    expect(wanted("K7QXM22")).toEqual({ kind: "length", n: 7 });
  });
  it("has no signs that look alike", () => {
    expect(wanted("K7QXM0")).toEqual({ kind: "signs", sign: "0" });
    expect(wanted("K7OXM2")).toEqual({ kind: "signs", sign: "O" });
    expect(wanted("K7QÄM2")).toEqual({ kind: "signs", sign: "Ä" });
  });
});

describe("a link", () => {
  it("leads to its table, whatever the host", () => {
    for (const link of ["https://play.example/t/K7QXM2", "play.example/t/k7qxm2", "/t/K7QXM2", "t/K7QXM2/", "http://h:8000/t/K7QXM2?x=1#y"]) {
      expect(wanted(link)).toEqual({ kind: "code", of: "K7QXM2" });
    }
  });
  it("may have the table's key instead", () => {
    expect(wanted("https://h/t/Zk3vQ0d1TqS8m2xw7Yp4Lg")).toEqual({ kind: "key", of: "Zk3vQ0d1TqS8m2xw7Yp4Lg" });
    expect(wanted("Zk3vQ0d1TqS8m2xw7Yp4Lg")).toEqual({ kind: "key", of: "Zk3vQ0d1TqS8m2xw7Yp4Lg" });
  });
  it("that leads elsewhere is told", () => {
    expect(wanted("https://example.org/")).toEqual({ kind: "link" });
    expect(wanted("https://h/t/K7Q")).toEqual({ kind: "link" });
  });
});
