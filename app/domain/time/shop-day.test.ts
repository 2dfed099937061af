import { expect, test } from "vitest";
import { calendarTextOf, shopDayOf, shopWeekdayOf } from "./shop-day.ts";

test("formats the date in Ecuador in the page's language", () => {
  const lateEvening = "2026-11-22T03:30:00.000Z";
  expect(shopDayOf(lateEvening, "en")).toBe("November 21, 2026");
  expect(shopDayOf(lateEvening, "es")).toBe("21 de noviembre de 2026");
});

test("formats a calendar day and a month, whatever the time zone", () => {
  expect(calendarTextOf("2026-11-01", "en")).toBe("Nov 1, 2026");
  expect(calendarTextOf("2026-11-01", "es")).toBe("1 nov 2026");
  expect(calendarTextOf("2026-11", "en")).toBe("November 2026");
  expect(calendarTextOf("2026-11", "es")).toBe("noviembre de 2026");
});

test("formats the day of the week in Ecuador in the page's language", () => {
  const lateEvening = "2026-12-02T03:30:00.000Z";
  expect(shopWeekdayOf(lateEvening, "en")).toBe("Tuesday, December 1");
  expect(shopWeekdayOf(lateEvening, "es")).toBe("martes 1 de diciembre");
});
