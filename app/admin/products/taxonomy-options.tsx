import { entryNameIn, type TaxonomyEntry } from "#app/domain/catalogue/taxonomy-entry.ts";
import { useLanguage } from "#app/ui/use-language.ts";

/** The options of a category or collection select. */
export function TaxonomyOptions({ entries }: { entries: TaxonomyEntry[] }) {
  const language = useLanguage();
  return entries.map((entry) => (
    <option key={entry.id} value={entry.id}>
      {entryNameIn(language, entry)}
    </option>
  ));
}
