import { useLingui } from "@lingui/react/macro";
import type { Measure } from "#app/domain/product/measures.ts";

export function useMeasureWord() {
  const { t } = useLingui();
  const words: Record<Measure, string> = {
    bust: t`Bust`,
    waist: t`Waist`,
    hips: t`Hips`,
    shoulders: t`Shoulders`,
    sleeve: t`Sleeve`,
    inseam: t`Inseam`,
    foot: t`Foot`,
    length: t`Length`,
    heel: t`Heel`,
    width: t`Width`,
    height: t({ message: "Height", context: "of a bag" }),
    depth: t`Depth`,
  };
  return (measure: Measure) => words[measure];
}
