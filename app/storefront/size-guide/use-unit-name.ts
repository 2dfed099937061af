import { useLingui } from "@lingui/react/macro";
import type { LengthUnit } from "#app/domain/product/centimeters.ts";

/** Return the name of a unit of length in the page's language. */
export function useUnitName(unit: LengthUnit): string {
  const { t } = useLingui();
  return unit === "cm" ? "cm" : t({ message: "in", context: "inches" });
}
