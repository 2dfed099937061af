import { expect, test } from "vitest";
import { formatIssueDate, isIssueDate, issueDateAt } from "./issue-date.ts";

test.each([
  ["2026-11-24T04:59:59.999Z", "2026-11-23"],
  ["2026-11-24T05:00:00.000Z", "2026-11-24"],
])("%s is %s in Ecuador", (moment, date) => {
  expect(issueDateAt(Date.parse(moment))).toBe(date);
});

test("formats a day as the SRI writes it", () => {
  expect(formatIssueDate("2026-11-03")).toBe("03/11/2026");
});

test.each([
  ["2028-02-29", true],
  ["2026-02-29", false],
  ["2026-13-01", false],
  ["2026-00-10", false],
  ["1999-01-01", false],
  ["2026-11-23T00:00:00Z", false],
])("%s is a day: %s", (text, expected) => {
  expect(isIssueDate(text)).toBe(expected);
});
