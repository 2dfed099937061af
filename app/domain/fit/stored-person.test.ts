import { expect, test } from "vitest";
import {
  NO_PERSON,
  parseStoredPerson,
  type StoredPerson,
  serializePerson,
} from "./stored-person.ts";

const PERSON: StoredPerson = {
  unit: "in",
  body: { bust: 92, hips: 99.5 },
  elsewhere: { system: "it", size: "42" },
};

test("round-trips measures", () => {
  expect(parseStoredPerson(serializePerson(PERSON) ?? "")).toEqual(PERSON);
});

test("stores nothing for a person who says nothing", () => {
  expect(serializePerson(NO_PERSON)).toBeNull();
});

test.each([
  [{ unit: "miles", body: { bust: 92 } }, { bust: 92 }],
  [{ body: { bust: -92, waist: 1e9, hips: "99", inseam: 80 } }, { inseam: 80 }],
  [{ body: [92] }, {}],
  [{ body: { neck: 30, constructor: 1, bust: 90 } }, { bust: 90 }],
  [{}, {}],
])("keeps only what is valid of %j", (stored, body) => {
  expect(parseStoredPerson(JSON.stringify({ elsewhere: null, ...stored }))).toEqual({
    unit: "cm",
    body,
    elsewhere: null,
  });
});

test.each([[{ system: "uk", size: "12" }], [{ system: "eu", size: "3".repeat(13) }], ["eu 38"]])(
  "drops the size elsewhere %j",
  (elsewhere) => {
    const stored = JSON.stringify({ ...PERSON, elsewhere });
    expect(parseStoredPerson(stored)).toEqual({ ...PERSON, elsewhere: null });
  },
);

test.each(["", "null", '"text"', "{", "7"])("rejects %s", (text) => {
  expect(() => parseStoredPerson(text)).toThrow();
});
