import { useLingui } from "@lingui/react/macro";
import { choiceName } from "#app/domain/product/choice-name.ts";

/** Return a function that translates a size or color of the catalogue to the page's language. */
export function useChoiceName(): (choice: string) => string {
  const { i18n } = useLingui();
  return (choice) => choiceName(i18n, choice);
}
