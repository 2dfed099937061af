import {
  type LengthUnit,
  measureText,
  readCentimeters,
  readInches,
} from "../product/centimeters.ts";
import { BODY_MEASURES, type BodyMeasure } from "../product/measures.ts";
import { cleanText } from "../text/clean-text.ts";
import { SIZE_SYSTEMS } from "./size-chart.ts";
import type { StoredPerson } from "./stored-person.ts";

/** Find my size as it is typed. */
export type PersonDraft = {
  unit: LengthUnit;
  texts: Partial<Record<BodyMeasure, string>>;
  /** System and size, such as `eu 38`; '' for none. */
  elsewhere: string;
};

/** Return the draft of stored measures. */
export function personDraftOf({ unit, body, elsewhere }: StoredPerson): PersonDraft {
  const texts = BODY_MEASURES.flatMap((name) => {
    const value = body[name];
    return value === undefined ? [] : [[name, measureText(value, unit)]];
  });
  return {
    unit,
    texts: Object.fromEntries(texts),
    elsewhere: elsewhere ? `${elsewhere.system} ${elsewhere.size}` : "",
  };
}

/** Return the draft in another unit. What is no measure stays as it was typed. */
export function inUnit(draft: PersonDraft, unit: LengthUnit): PersonDraft {
  if (draft.unit === unit) return draft;
  const read = draft.unit === "cm" ? readCentimeters : readInches;
  const texts = Object.entries(draft.texts).map(([name, text]) => {
    const value = read(text);
    return [name, value === null ? text : measureText(value, unit)];
  });
  return { ...draft, unit, texts: Object.fromEntries(texts) };
}

/** Parse a draft. Returns the person, and the invalid measures. */
export function readPersonDraft({ unit, texts, elsewhere }: PersonDraft): {
  person: StoredPerson;
  invalid: BodyMeasure[];
} {
  const person: StoredPerson = { unit, body: {}, elsewhere: null };
  const invalid: BodyMeasure[] = [];
  for (const name of BODY_MEASURES) {
    const text = cleanText(texts[name] ?? "");
    if (text === "") continue;
    const value = unit === "cm" ? readCentimeters(text) : readInches(text);
    if (value === null) invalid.push(name);
    else person.body[name] = value;
  }
  const [first, ...rest] = elsewhere.split(" ");
  const system = SIZE_SYSTEMS.find((known) => known === first);
  if (system && rest.length > 0) person.elsewhere = { system, size: rest.join(" ") };
  return { person, invalid };
}
