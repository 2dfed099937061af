import { expect, test } from "vitest";
import { invoiceQueryFrom, monthRangeOf, recentMonths } from "./invoice-query.ts";

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
  expect(recentMonths("2026-01-15").slice(0, 3)).toEqual(["2026-01", "2025-12", "2025-11"]);
  expect(recentMonths("2026-12-31").at(-1)).toBe("2025-12");
});
