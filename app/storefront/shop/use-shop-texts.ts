import { useLingui } from "@lingui/react/macro";
import type { Filters } from "#app/domain/catalogue/filters.ts";
import { shownTaxonomy } from "#app/domain/catalogue/shown-taxonomy.ts";
import { settings } from "#app/settings.ts";
import type { FilterChoices } from "./filter-fields.tsx";

/** Return the heading and description of a shop page, by its collection or category, and which one that is. */
export function useShopTexts(filters: Filters, choices: FilterChoices) {
  const { t } = useLingui();
  const shown = shownTaxonomy(filters, choices);
  const title = shown?.displayName ?? t`Shop Collection`;
  const { brand } = settings;
  const description = shown
    ? shown.description ||
      t`${title} at ${brand}: Italian-inspired fashion, sent to your door anywhere in Ecuador.`
    : t`Everything in the boutique, from Riviera silk to Tuscan leather.`;
  return { shown, title, description };
}
