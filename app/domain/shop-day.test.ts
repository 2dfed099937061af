import { expect, test } from "vitest";
import { shopDayOf } from "./shop-day.ts";

test("formats the date in Ecuador in the page's language", () => {
  const lateEvening = "2026-11-22T03:30:00.000Z";
  expect(shopDayOf(lateEvening, "en")).toBe("November 21, 2026");
  expect(shopDayOf(lateEvening, "es")).toBe("21 de noviembre de 2026");
});
