import type { TaxonomyEntry } from "#app/domain/catalogue/taxonomy-entry.ts";
import { nameIn } from "#app/domain/text/name-in.ts";
import { useLanguage } from "#app/ui/use-language.ts";

/** The options of a category or collection select. */
export function TaxonomyOptions({ entries }: { entries: TaxonomyEntry[] }) {
  const language = useLanguage();
  return entries.map(({ id, displayName, displayNameEs }) => (
    <option key={id} value={id}>
      {nameIn(language, { name: displayName, nameEs: displayNameEs })}
    </option>
  ));
}
