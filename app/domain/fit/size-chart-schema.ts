import { z } from "zod";
import { isCentimeters } from "../product/centimeters.ts";
import {
  BODY_MEASURES,
  GARMENT_MEASURES,
  orderedMeasures,
  type SizeMeasures,
} from "../product/measures.ts";
import { cleanText } from "../text/clean-text.ts";
import { isPlainText } from "../text/plain-text.ts";
import { type ChartSize, MAX_CHART_SIZES, SIZE_SYSTEMS } from "./size-chart.ts";

const CentimetersSchema = z.number().refine(isCentimeters);

const SizeNameSchema = z
  .string()
  .refine((name) => cleanText(name) === name && isPlainText(name, 100));

const GarmentSchema = z
  .partialRecord(z.enum(GARMENT_MEASURES), CentimetersSchema)
  .transform(orderedMeasures);

const BodySchema = z.partialRecord(
  z.enum(BODY_MEASURES),
  z.tuple([CentimetersSchema, CentimetersSchema]).refine(([from, to]) => from <= to),
);

const isEachOnce = (sizes: { size: string }[]) =>
  new Set(sizes.map(({ size }) => size)).size === sizes.length;

/** Measures of a garment per size. `are_product_measures` in the database has the same rules. */
export const ProductMeasuresSchema: z.ZodType<SizeMeasures[]> = z
  .array(z.strictObject({ size: SizeNameSchema, garment: GarmentSchema }))
  .max(MAX_CHART_SIZES)
  .refine(isEachOnce);

/** The sizes of a chart. `are_chart_sizes` in the database has the same rules. */
export const ChartSizesSchema: z.ZodType<ChartSize[]> = z
  .array(
    z.strictObject({
      size: SizeNameSchema,
      elsewhere: z.partialRecord(z.enum(SIZE_SYSTEMS), SizeNameSchema.max(12)),
      body: BodySchema,
      garment: GarmentSchema,
    }),
  )
  .min(1)
  .max(MAX_CHART_SIZES)
  .refine(isEachOnce);
