import { z } from "zod";

type Element = Record<string, unknown>;

/** An element's text as it is, also when it has attributes. */
export const RawTextSchema = z.preprocess(textOf, z.string());

/** An element's text, without spaces at its ends. */
export const TextSchema = z.preprocess(textOf, z.string().trim());

/** A text that may be missing or empty. */
export const OptionalTextSchema = TextSchema.optional().transform((text) => text || undefined);

/**
 * The elements of one name inside a parent; none when the parent is missing or empty. A parent that occurs twice, or has
 * any other content, is invalid: to read it as an empty list would lose what it says.
 */
export function listOf<Schema extends z.ZodType>(name: string, schema: Schema) {
  return z.preprocess((parent) => {
    const content = textOf(parent);
    if (content === undefined || isBlank(content)) return [];
    if (!isElement(content) || namesIn(content).some((other) => other !== name)) return null;
    const elements = content[name];
    return Array.isArray(elements) ? elements : [elements];
  }, z.array(schema));
}

/** Return the text of an element without elements in it, anything else as it is. */
function textOf(value: unknown): unknown {
  if (!isElement(value) || namesIn(value).some((name) => name !== "#text")) return value;
  return value["#text"] ?? "";
}

/** The names of an element's content, without its attributes and the spaces between elements. */
function namesIn(element: Element): string[] {
  return Object.keys(element).filter(
    (name) => !name.startsWith("@") && !(name === "#text" && isBlank(element[name])),
  );
}

function isBlank(value: unknown): boolean {
  return typeof value === "string" && value.trim() === "";
}

function isElement(value: unknown): value is Element {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
