import type { I18n } from "@lingui/core";

/** Log messages without a translation, which would show their key. `npm test` rejects them, too. */
export function reportMissing(i18n: I18n): I18n {
  i18n.on("missing", ({ id, locale }) => console.error(`No words in "${locale}" for ${id}`));
  return i18n;
}
