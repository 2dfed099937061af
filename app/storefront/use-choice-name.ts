import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Swatch } from "#app/domain/swatch.ts";
import { useLanguage } from "#app/ui/use-language.ts";

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
 * Returns a function that takes a size or colour as the catalogue has it and gives it in the language of the page. English is the
 * owner's own word; another language knows the colours of the specification (section 9) and leaves every other word alone.
 */
export function useChoiceName(): (choice: string) => string {
  const { t } = useLingui();
  const language = useLanguage();
  return (choice) => {
    const known = choice.trim().toLowerCase();
    return language !== "en" && isNamed(known) ? t(NAMES[known]) : choice;
  };
}
