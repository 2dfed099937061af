import type { BodyMeasures, SizeMeasures } from "../product/measures.ts";

/** Other systems of sizes. */
export const SIZE_SYSTEMS = ["eu", "us", "it"] as const;
export type SizeSystem = (typeof SIZE_SYSTEMS)[number];

/** A size of a chart: what it is called elsewhere, whom it fits, and what the garment measures. */
export type ChartSize = SizeMeasures & {
  elsewhere: Partial<Record<SizeSystem, string>>;
  body: BodyMeasures;
};

/** The size chart of one category or several. The sizes are in order, from small to large. */
export type SizeChart = {
  id: string;
  categories: { id: string; name: string }[];
  sizes: ChartSize[];
};

/** A size chart as the owner edits it. */
export type AdminSizeChart = SizeChart & {
  /** `updated_at` as the database writes it. Compare it as text. */
  version: string;
};

/** Sizes per chart, also in the database. */
export const MAX_CHART_SIZES = 40;
