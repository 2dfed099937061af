import { useLingui } from "@lingui/react/macro";
import type { LengthUnit } from "#app/domain/product/centimeters.ts";

export function useUnitName(unit: LengthUnit): string {
  const { t } = useLingui();
  return unit === "cm" ? "cm" : t({ message: "in", context: "inches" });
}
