import { expect, test } from "vitest";
import { shopTimeOf, shopTimestampOf } from "./shop-time.ts";

test.each([
  ["2026-11-21T02:30:00.000Z", "Nov 20, 2026, 9:30 PM", "20 nov 2026, 9:30\u00a0p.\u00a0m."],
  ["2026-11-21T05:04:00.000Z", "Nov 21, 2026, 12:04 AM", "21 nov 2026, 12:04\u00a0a.\u00a0m."],
  ["2026-11-21T17:00:00.000Z", "Nov 21, 2026, 12:00 PM", "21 nov 2026, 12:00\u00a0p.\u00a0m."],
])("formats %s in Ecuador in the page's language", (time, english, spanish) => {
  expect(shopTimeOf(time, "en").replaceAll(/\s/g, " ")).toBe(english);
  expect(shopTimeOf(time, "es")).toBe(spanish);
});

test("formats the time in Ecuador for spreadsheets", () => {
  expect(shopTimestampOf("2026-11-23T19:05:59.000Z")).toBe("2026-11-23 14:05");
  expect(shopTimestampOf("2026-11-21T02:30:00.000Z")).toBe("2026-11-20 21:30");
  expect(shopTimestampOf("2026-11-21T05:04:00.000Z")).toBe("2026-11-21 00:04");
});
