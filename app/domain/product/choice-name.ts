import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { DEFAULT_LANGUAGE } from "../text/language.ts";
import type { ProductChoice } from "./product-choice-query.ts";
import type { Swatch } from "./swatch.ts";

const ONE_SIZE = "one size";

/** Translations of the colors with a swatch, of the sample products' other one, and of the one size, by catalogue name. */
const NAMES: Record<Exclude<Swatch, "grey"> | "pewter" | typeof ONE_SIZE, MessageDescriptor> = {
  terracotta: msg({ message: "Terracotta", context: "color" }),
  cream: msg({ message: "Cream", context: "color" }),
  "sage green": msg({ message: "Sage Green", context: "color" }),
  charcoal: msg({ message: "Charcoal", context: "color" }),
  camel: msg({ message: "Camel", context: "color" }),
  navy: msg({ message: "Navy", context: "color" }),
  cognac: msg({ message: "Cognac", context: "color" }),
  black: msg({ message: "Black", context: "color" }),
  burgundy: msg({ message: "Burgundy", context: "color" }),
  natural: msg({ message: "Natural", context: "color" }),
  olive: msg({ message: "Olive", context: "color" }),
  ivory: msg({ message: "Ivory", context: "color" }),
  blush: msg({ message: "Blush", context: "color" }),
  tan: msg({ message: "Tan", context: "color" }),
  white: msg({ message: "White", context: "color" }),
  pewter: msg({ message: "Pewter", context: "color" }),
  [ONE_SIZE]: msg({ message: "One Size", context: "size" }),
};

function isNamed(choice: string): choice is keyof typeof NAMES {
  return Object.hasOwn(NAMES, choice);
}

/**
 * Return the name of a size or color in the language of `i18n`. English shows the owner's own text; other languages
 * translate the colors of the specification (section 9) and of the sample products.
 */
export function choiceName(i18n: Pick<I18n, "locale" | "_">, choice: string): string {
  const known = choice.trim().toLowerCase();
  return i18n.locale !== DEFAULT_LANGUAGE && isNamed(known) ? i18n._(NAMES[known]) : choice;
}

/** Return the names of a size and a color; '' without either. */
export function choiceText(
  i18n: Pick<I18n, "locale" | "_">,
  { size, color }: ProductChoice,
  separator = " · ",
): string {
  const names = [size, color].map((choice) => choiceName(i18n, choice));
  return names.filter(Boolean).join(separator);
}

/** Return whether a size is the one of products that have a single size. */
export function isOneSize(size: string): boolean {
  return size.trim().toLowerCase() === ONE_SIZE;
}

/** Return the name of a size with a label. The one size has no label, because its name says that it is a size. */
export function labelSize(
  i18n: Pick<I18n, "locale" | "_">,
  size: string,
  addLabel: (name: string) => string,
): string {
  const name = choiceName(i18n, size);
  return name && !isOneSize(size) ? addLabel(name) : name;
}
