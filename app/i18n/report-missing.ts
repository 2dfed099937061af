import type { I18n } from "@lingui/core";

/** A message without words would show its key: `npm test` lets none pass, and whatever slips through is said aloud. */
export function reportMissing(i18n: I18n): I18n {
  i18n.on("missing", ({ id, locale }) => console.error(`No words in "${locale}" for ${id}`));
  return i18n;
}
