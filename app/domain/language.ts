/** The languages the shop speaks. English is the specification's letter; Spanish stands beside it. */
export const LANGUAGES = ["en", "es"] as const;

export type Language = (typeof LANGUAGES)[number];

/** Its pages stand at `/…`; every other language's at `/<language>/…`. */
export const DEFAULT_LANGUAGE: Language = "en";

/** Where dates and sorting follow a country's custom: the shop is Ecuador's, its English the specification's en-US. */
const LOCALES = { en: "en-US", es: "es-EC" } as const satisfies Record<Language, string>;

const PREFIX = /^\/es(?=[/?#]|$)/;

/** Takes any text and returns the language it names, or null. */
export function parseLanguage(text: unknown): Language | null {
  return LANGUAGES.find((language) => language === text) ?? null;
}

/** Takes an address's path (`/es/shop`) and returns the language of the page it leads to. */
export function languageOf(path: string): Language {
  return PREFIX.test(path) ? "es" : DEFAULT_LANGUAGE;
}

/** Takes a language and returns the BCP 47 tag that Intl formats dates and sorts words with. */
export function localeOf(language: Language): (typeof LOCALES)[Language] {
  return LOCALES[language];
}

/**
 * Takes a language and an address of the shop in any language (`/shop?size=M#grid`, `/es`), and returns the same address in
 * that language. An address that does not begin with `/` (a bare query, a mail address) is returned as it is.
 */
export function pathIn(language: Language, path: string): string {
  if (!path.startsWith("/")) return path;
  // One slash only: what a browser reads as `//elsewhere` is no address of the shop.
  const plain = `/${path.replace(PREFIX, "").replace(/^[/\\]+/, "")}`;
  if (language === DEFAULT_LANGUAGE) return plain;
  return `/${language}${plain.replace(/^\/(?=[?#]|$)/, "")}`;
}
