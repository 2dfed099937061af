import { expect, test } from "vitest";
import { paymentAge } from "./payment-age.ts";
import { CAPTURED_AFTER_SECONDS } from "./payment-times.ts";

const NOW = Date.parse("2026-09-22T15:20:00Z");
const ages = { attempt: 400, checkout: 900 };

test.each([
  ["its own date", "2026-09-22T15:10:00.000Z", 600],
  ["its own date, younger than the attempt", "2026-09-22T15:19:00.000Z", 60],
  ["its own date, by a clock a little ahead", "2026-09-22T15:21:00.000Z", -60],
  ["the attempt where there is no date", null, 400],
  ["the attempt where the date lies before the checkout", "1970-01-01T00:00:00.000Z", 400],
  ["the attempt where the date is five hours off", "2026-09-22T20:10:00.000Z", 400],
  ["the attempt where the date is no date", "mañana", 400],
])("computes the age from %s", (_name, paidAt, seconds) => {
  expect(paymentAge(paidAt, NOW, ages)).toBe(seconds);
});

test("does not count a payment as captured that PayPhone still reverses, by a clock two minutes ahead", () => {
  const paidAt = "2026-09-22T15:15:00.000Z";
  expect(paymentAge(paidAt, NOW + 120_000, ages)).toBeLessThan(CAPTURED_AFTER_SECONDS);
});
