/** What is read from web storage, by hand: every page runs it, and a schema's library would be a third of its own code. */
type StoredObject = Partial<Record<string, unknown>>;

/** Return whether a value is a text. */
export const isText = (value: unknown): value is string => typeof value === "string";

/** Return whether a value is cents or units: a safe integer from 0. */
export const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

/** Return the fields of a value; none if it is no object. */
export const fieldsIn = (value: unknown): StoredObject =>
  typeof value === "object" && value !== null ? (value as StoredObject) : {};

/** Parse a JSON list. Throws for other text. */
export function listIn(text: string): unknown[] {
  const stored: unknown = JSON.parse(text);
  if (!Array.isArray(stored)) throw new TypeError("What is stored is not a list.");
  return stored;
}
