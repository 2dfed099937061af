import type { SizeMeasures } from "../product/measures.ts";
import type { Fit } from "../product/product-details.ts";
import type { ChartSize } from "./size-chart.ts";

/** What the size guide of a product shows. */
export type SizeGuide = {
  /** The chart of the product's category; empty for none. */
  chart: ChartSize[];
  /** The measures of the product itself. */
  measures: SizeMeasures[];
  fit: Fit | null;
};
