import { useLocation } from "react-router";
import { LANGUAGES, type Language } from "#app/domain/language.ts";
import { useLanguage } from "./use-language.ts";

/** Each language in its own words, for whoever cannot read the other. */
const NAMES: Record<Language, string> = { en: "English", es: "Español" };

type LanguageSwitchProps = {
  /** Where there is little room: the first two letters, which the whole name begins with. */
  isShort?: boolean;
  className?: string;
};

/**
 * Leads to this page in the other language and has the choice remembered. A plain link that loads a new document: it works
 * without script, and a document carries one language.
 */
export function LanguageSwitch({ isShort = false, className }: LanguageSwitchProps) {
  const language = useLanguage();
  const { pathname, search } = useLocation();
  return LANGUAGES.filter((other) => other !== language).map((other) => (
    <a
      key={other}
      href={`/language/${other}?${new URLSearchParams({ to: pathname + search })}`}
      hrefLang={other}
      lang={other}
      rel="nofollow"
      className={className}
    >
      {isShort && <span aria-hidden="true">{NAMES[other].slice(0, 2)}</span>}
      <span className={isShort ? "sr-only" : undefined}>{NAMES[other]}</span>
    </a>
  ));
}
