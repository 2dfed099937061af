import { expect, test } from "vitest";
import { invoiceQueryFrom, monthRangeOf, monthsSince } from "./invoice-query.ts";

test("parses search, state, month and page, and ignores what is none", () => {
  const query = new URLSearchParams("q= ana &state=needs_owner&month=2026-11&page=2");
  expect(invoiceQueryFrom(query)).toEqual({
    search: "ana",
    page: 2,
    state: "needs_owner",
    month: "2026-11",
  });
  expect(invoiceQueryFrom(new URLSearchParams("state=paid&month=2026-13&page=x"))).toEqual({
    search: "",
    page: 1,
    state: null,
    month: null,
  });
});

test("knows a month's days, also over the end of a year", () => {
  expect(monthRangeOf("2026-11")).toEqual({ first: "2026-11-01", next: "2026-12-01" });
  expect(monthRangeOf("2026-12")).toEqual({ first: "2026-12-01", next: "2027-01-01" });
});

test("lists every month since a day, the latest first", () => {
  expect(monthsSince("2025-11-30", "2026-01-01")).toEqual(["2026-01", "2025-12", "2025-11"]);
  expect(monthsSince("2026-12-01", "2026-12-31")).toEqual(["2026-12"]);
  expect(monthsSince("2021-03-15", "2026-12-31")).toHaveLength(5 * 12 + 10);
});
