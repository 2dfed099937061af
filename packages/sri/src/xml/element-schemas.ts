import { z } from "zod";

/** An element's text, also when it has attributes; without spaces at its ends. */
export const TextSchema = z.preprocess(
  (value) => (isElement(value) && typeof value["#text"] === "string" ? value["#text"] : value),
  z.string().trim(),
);

/** A text that may be missing or empty. */
export const OptionalTextSchema = TextSchema.optional().transform((text) => text || undefined);

/** The elements of one name inside a parent; none when the parent is missing or empty. */
export function listOf<Schema extends z.ZodType>(name: string, schema: Schema) {
  return z.preprocess((parent) => {
    const elements = isElement(parent) ? parent[name] : undefined;
    if (elements === undefined) return [];
    return Array.isArray(elements) ? elements : [elements];
  }, z.array(schema));
}

function isElement(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
