import * as v from "valibot";
import { isCentimeters, type LengthUnit } from "../product/centimeters.ts";
import { BODY_MEASURES } from "../product/measures.ts";
import type { Person } from "./find-size.ts";
import { SIZE_SYSTEMS } from "./size-chart.ts";

/** A person's measures with the unit in which they were typed. */
export type StoredPerson = Person & { unit: LengthUnit };

export const NO_PERSON: StoredPerson = { unit: "cm", body: {}, elsewhere: null };

const MeasureSchema = v.fallback(v.optional(v.pipe(v.number(), v.check(isCentimeters))), undefined);

const StoredPersonSchema = v.object({
  unit: v.fallback(v.picklist(["cm", "in"]), "cm"),
  body: v.fallback(v.object(v.entriesFromList(BODY_MEASURES, MeasureSchema)), {}),
  elsewhere: v.fallback(
    v.nullable(
      v.object({ system: v.picklist(SIZE_SYSTEMS), size: v.pipe(v.string(), v.maxLength(12)) }),
    ),
    null,
  ),
});

/** Parse stored measures, without invalid ones. Throws if the text is no JSON object. */
export function parseStoredPerson(text: string): StoredPerson {
  return v.parse(StoredPersonSchema, JSON.parse(text));
}

/** Return the text to store, or null if nothing is known. */
export function serializePerson(person: StoredPerson): string | null {
  const isKnown = person.elsewhere !== null || Object.values(person.body).some(Boolean);
  return isKnown ? JSON.stringify(person) : null;
}
