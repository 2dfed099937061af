import { expect, test } from "vitest";
import { shopTimeOf, shopTimestampOf } from "./shop-time.ts";

test("formats the time in Ecuador in the page's language", () => {
  const time = "2026-11-21T02:30:00.000Z";
  // Intl sets the halves of the day apart with narrow spaces.
  const [english, spanish] = (["en", "es"] as const).map((language) =>
    shopTimeOf(time, language).replaceAll(/\s/g, " "),
  );
  expect(english).toBe("Nov 20, 2026, 9:30 PM");
  expect(spanish).toBe("20 nov 2026, 9:30 p. m.");
});

test("formats the time in Ecuador for spreadsheets", () => {
  expect(shopTimestampOf("2026-11-23T19:05:59.000Z")).toBe("2026-11-23 14:05");
  expect(shopTimestampOf("2026-11-21T02:30:00.000Z")).toBe("2026-11-20 21:30");
  expect(shopTimestampOf("2026-11-21T05:04:00.000Z")).toBe("2026-11-21 00:04");
});
