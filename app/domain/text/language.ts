/** The languages of the shop. The specification's texts are English. */
export const LANGUAGES = ["en", "es"] as const;

export type Language = (typeof LANGUAGES)[number];

/** Its pages have no prefix; those of other languages begin with `/<language>`. */
export const DEFAULT_LANGUAGE: Language = "en";

/** Locales for dates and sorting. */
const LOCALES = { en: "en-US", es: "es-EC" } as const satisfies Record<Language, string>;

const PREFIX = /^\/es(?=[/?#]|$)/;

/** Return the language that a value names, or null. */
export function parseLanguage(text: unknown): Language | null {
  return LANGUAGES.find((language) => language === text) ?? null;
}

/** Return the language of a page by its path (`/es/shop`). */
export function languageOf(path: string): Language {
  return PREFIX.test(path) ? "es" : DEFAULT_LANGUAGE;
}

/** Return the BCP 47 tag for Intl. */
export function localeOf(language: Language): (typeof LOCALES)[Language] {
  return LOCALES[language];
}

/**
 * Return a path of the shop, in any language, as a path in `language` (`/shop?size=M#grid` as `/es/shop?size=M#grid`).
 * Text that does not begin with `/` is returned unchanged.
 */
export function pathIn(language: Language, path: string): string {
  if (!path.startsWith("/")) return path;
  // Exactly one slash, also without the control characters that browsers drop: they read `//host` as another origin.
  const readable = path.replace(/\p{Cc}/gu, "");
  const plain = `/${readable.replace(PREFIX, "").replace(/^[/\\]+/, "")}`;
  if (language === DEFAULT_LANGUAGE) return plain;
  return `/${language}${plain.replace(/^\/(?=[?#]|$)/, "")}`;
}
