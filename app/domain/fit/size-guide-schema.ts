import * as v from "valibot";
import { isCentimeters } from "../product/centimeters.ts";
import { BODY_MEASURES, GARMENT_MEASURES } from "../product/measures.ts";
import { FITS } from "../product/product-details.ts";
import { SIZE_SYSTEMS } from "./size-chart.ts";

const CentimetersSchema = v.pipe(v.number(), v.check(isCentimeters));

const RangeSchema = v.tuple([CentimetersSchema, CentimetersSchema]);

const measured = {
  size: v.string(),
  garment: v.object(v.entriesFromList(GARMENT_MEASURES, v.optional(CentimetersSchema))),
};

/** What the size guide of a product shows: the response of `/products/:slug/size-guide`. */
export const SizeGuideSchema = v.object({
  /** The chart of the product's category; empty for none. */
  chart: v.array(
    v.object({
      ...measured,
      elsewhere: v.object(v.entriesFromList(SIZE_SYSTEMS, v.optional(v.string()))),
      body: v.object(v.entriesFromList(BODY_MEASURES, v.optional(RangeSchema))),
    }),
  ),
  /** The measures of the product itself. */
  measures: v.array(v.object(measured)),
  fit: v.nullable(v.picklist(FITS)),
});

export type SizeGuide = v.InferOutput<typeof SizeGuideSchema>;
