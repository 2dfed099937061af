import type { I18n } from "@lingui/core";
import { choiceName } from "#app/domain/product/choice-name.ts";

type Choice = { size: string; color: string };

/** Return a size and color in the language of `i18n`; '' without either. */
export function choiceText(i18n: I18n, { size, color }: Choice, separator = " · "): string {
  return [size, color]
    .filter(Boolean)
    .map((choice) => choiceName(i18n, choice))
    .join(separator);
}
