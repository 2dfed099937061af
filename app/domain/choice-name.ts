import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { DEFAULT_LANGUAGE } from "./language.ts";
import type { Swatch } from "./swatch.ts";

const ONE_SIZE = "one size";

/** The colours that have a swatch, and the size that is none, by the name they have in the catalogue. */
const NAMES: Record<Exclude<Swatch, "grey"> | typeof ONE_SIZE, MessageDescriptor> = {
  terracotta: msg({ message: "Terracotta", context: "colour" }),
  cream: msg({ message: "Cream", context: "colour" }),
  "sage green": msg({ message: "Sage Green", context: "colour" }),
  charcoal: msg({ message: "Charcoal", context: "colour" }),
  camel: msg({ message: "Camel", context: "colour" }),
  navy: msg({ message: "Navy", context: "colour" }),
  cognac: msg({ message: "Cognac", context: "colour" }),
  black: msg({ message: "Black", context: "colour" }),
  burgundy: msg({ message: "Burgundy", context: "colour" }),
  natural: msg({ message: "Natural", context: "colour" }),
  olive: msg({ message: "Olive", context: "colour" }),
  ivory: msg({ message: "Ivory", context: "colour" }),
  blush: msg({ message: "Blush", context: "colour" }),
  tan: msg({ message: "Tan", context: "colour" }),
  white: msg({ message: "White", context: "colour" }),
  [ONE_SIZE]: msg({ message: "One Size", context: "size" }),
};

function isNamed(choice: string): choice is keyof typeof NAMES {
  return Object.hasOwn(NAMES, choice);
}

/**
 * Takes the words of a page or an e-mail, and a size or colour as the catalogue has it; returns what it is called in their language.
 * English is the owner's own word; another language knows the colours of the specification (section 9) and leaves every other
 * word alone.
 */
export function choiceName(i18n: Pick<I18n, "locale" | "_">, choice: string): string {
  const known = choice.trim().toLowerCase();
  return i18n.locale !== DEFAULT_LANGUAGE && isNamed(known) ? i18n._(NAMES[known]) : choice;
}
