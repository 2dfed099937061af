import { useLingui } from "@lingui/react/macro";
import type { Fit } from "#app/domain/product/product-details.ts";

/** Return the name of how a garment fits compared with its size. */
export function useFitWord() {
  const { t } = useLingui();
  const words: Record<Fit, string> = {
    runs_small: t`Runs small`,
    true_to_size: t`True to size`,
    runs_large: t`Runs large`,
  };
  return (fit: Fit) => words[fit];
}
