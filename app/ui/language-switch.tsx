import { useLocation } from "react-router";
import { LANGUAGES, type Language } from "#app/domain/text/language.ts";
import { useLanguage } from "./use-language.ts";

/** The name of each language in that language. */
const NAMES: Record<Language, string> = { en: "English", es: "Español" };

type LanguageSwitchProps = {
  /** Shows only the first two letters. */
  isShort?: boolean;
  className?: string;
};

/** A link to this page in the other language, which also stores the choice. Loads a new document with the other `lang`. */
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
