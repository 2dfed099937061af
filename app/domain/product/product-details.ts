import type { CareSymbol } from "./care.ts";
import type { SizeMeasures } from "./measures.ts";

export const FITS = ["runs_small", "true_to_size", "runs_large"] as const;

/** How a garment fits compared with its size. */
export type Fit = (typeof FITS)[number];

/** What a product says about its fabric and fit. All of it is optional. */
export type ProductDetails = {
  /** '' for none. */
  fabric: string;
  /** At most one of each kind. */
  care: CareSymbol[];
  fit: Fit | null;
  measures: SizeMeasures[];
  /** Centimeters. */
  modelHeight: number | null;
  /** '' for none. */
  modelSize: string;
};

export const NO_DETAILS: ProductDetails = {
  fabric: "",
  care: [],
  fit: null,
  measures: [],
  modelHeight: null,
  modelSize: "",
};

/** Return whether the owner has filled in anything. */
export function hasDetails(details: ProductDetails): boolean {
  return (
    details.fabric !== "" ||
    details.care.length > 0 ||
    details.fit !== null ||
    details.measures.length > 0 ||
    details.modelHeight !== null ||
    details.modelSize !== ""
  );
}
