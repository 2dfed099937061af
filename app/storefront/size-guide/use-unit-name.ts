import { useLingui } from "@lingui/react/macro";

/** Return the name of a unit of length in the page's language. */
export function useUnitName(unit: "cm" | "in"): string {
  const { t } = useLingui();
  return unit === "cm" ? "cm" : t({ message: "in", context: "inches" });
}
