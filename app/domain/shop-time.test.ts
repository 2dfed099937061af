import { expect, test } from "vitest";
import { shopTimeOf } from "./shop-time.ts";

test("a time is shown as Ecuador's clock has it", () => {
  expect(shopTimeOf("2026-11-21T02:30:00.000Z").replaceAll("\u202f", " ")).toBe(
    "Nov 20, 2026, 9:30 PM",
  );
});
