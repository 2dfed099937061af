import { useLingui } from "@lingui/react/macro";
import { CURATED_COLLECTIONS } from "#app/domain/catalogue/curated-collections.ts";
import type { Collection } from "#app/domain/catalogue/taxonomy.ts";

type StyleNote = {
  collection: (typeof CURATED_COLLECTIONS)[number];
  title: string;
  text: string;
};

/** Return the three style notes: name and description of each curated collection, or fallback texts (specification section 2). */
export function useStyleNotes(collections: Collection[]): StyleNote[] {
  const { t } = useLingui();
  const fallbacks: Record<(typeof CURATED_COLLECTIONS)[number], Omit<StyleNote, "collection">> = {
    "la-dolce-vita": {
      title: t`La Dolce Vita`,
      text: t`Let one color speak. A silk dress, bare sandals, and an afternoon with nothing planned.`,
    },
    "modern-milan": {
      title: t`Modern Milan`,
      text: t`Wear the blazer open over the simplest things you own; the cut does the rest.`,
    },
    "tuscan-escape": {
      title: t`Tuscan Escape`,
      text: t`Linen needs no ironing, only sunlight. Add good leather and leave it at that.`,
    },
  };
  return CURATED_COLLECTIONS.map((name) => {
    const collection = collections.find((other) => other.name === name);
    return {
      collection: name,
      title: collection?.displayName || fallbacks[name].title,
      text: collection?.description || fallbacks[name].text,
    };
  });
}
