import { nameIn } from "#app/domain/name-in.ts";
import type { Taxon } from "#app/domain/taxon.ts";
import { useLanguage } from "#app/ui/use-language.ts";

/** The choices of a category or collection, as the page's language calls them. */
export function TaxonOptions({ entries }: { entries: Taxon[] }) {
  const language = useLanguage();
  return entries.map(({ id, displayName, displayNameEs }) => (
    <option key={id} value={id}>
      {nameIn(language, { name: displayName, nameEs: displayNameEs })}
    </option>
  ));
}
