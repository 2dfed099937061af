import { expect, test } from "vitest";
import { inUnit, personDraftOf, readPersonDraft } from "./person-draft.ts";

test("reads what was typed, in either unit", () => {
  const { person, invalid } = readPersonDraft({
    unit: "in",
    texts: { bust: "36.2", waist: " " },
    elsewhere: "us 8.5",
  });
  expect(invalid).toEqual([]);
  expect(person).toEqual({
    unit: "in",
    body: { bust: 91.9 },
    elsewhere: { system: "us", size: "8.5" },
  });
});

test("names the measures that are none, and keeps the others", () => {
  const texts = { bust: "ninety", waist: "-70", hips: "98", inseam: "1000000000" };
  const { person, invalid } = readPersonDraft({ unit: "cm", texts, elsewhere: "uk 12" });
  expect(invalid).toEqual(["bust", "waist", "inseam"]);
  expect(person).toMatchObject({ body: { hips: 98 }, elsewhere: null });
});

test("converts what was typed to another unit, and leaves what is no measure", () => {
  const draft = personDraftOf({ unit: "cm", body: { bust: 92 }, elsewhere: null });
  const inches = inUnit({ ...draft, texts: { ...draft.texts, hips: "wide" } }, "in");
  expect(inches.texts).toEqual({ bust: "36.2", hips: "wide" });
  expect(inUnit(inches, "in")).toBe(inches);
  expect(inUnit(inches, "cm").texts.bust).toBe("91.9");
});
