import { expect, test } from "vitest";
import { agrees, CARE_SYMBOLS, careOfKind, withCare } from "./care.ts";

test("chooses one symbol of a kind in the order of a label", () => {
  const care = withCare(withCare([], "iron", "iron_low"), "wash", "hand_wash");
  expect(care).toEqual(["hand_wash", "iron_low"]);
  expect(withCare(care, "iron", "do_not_iron")).toEqual(["hand_wash", "do_not_iron"]);
  expect(withCare(care, "wash", "")).toEqual(["iron_low"]);
  expect(careOfKind(care, "wash")).toBe("hand_wash");
  expect(careOfKind(care, "bleach")).toBe("");
});

test("two symbols of one kind contradict each other", () => {
  expect(agrees(["hand_wash", "do_not_wash"])).toBe(false);
  expect(agrees(["hand_wash", "do_not_bleach"])).toBe(true);
  expect(agrees(CARE_SYMBOLS)).toBe(false);
});
