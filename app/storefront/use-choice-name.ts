import { useLingui } from "@lingui/react/macro";
import { choiceName } from "#app/domain/choice-name.ts";

/** Returns a function that takes a size or colour as the catalogue has it and gives it in the language of the page. */
export function useChoiceName(): (choice: string) => string {
  const { i18n } = useLingui();
  return (choice) => choiceName(i18n, choice);
}
