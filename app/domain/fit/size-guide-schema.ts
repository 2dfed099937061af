import * as v from "valibot";
import { isCentimeters } from "../product/centimeters.ts";
import { BODY_MEASURES, GARMENT_MEASURES } from "../product/measures.ts";
import { FITS } from "../product/product-details.ts";
import { SIZE_SYSTEMS } from "./size-chart.ts";
import type { SizeGuide } from "./size-guide.ts";

const CentimetersSchema = v.pipe(v.number(), v.check(isCentimeters));

const partial = <Value extends v.GenericSchema>(names: readonly string[], value: Value) =>
  v.object(Object.fromEntries(names.map((name) => [name, v.optional(value)])));

const measured = {
  size: v.string(),
  garment: partial(GARMENT_MEASURES, CentimetersSchema),
};

/** The response of `/products/:slug/size-guide`. */
export const SizeGuideSchema = v.object({
  chart: v.array(
    v.object({
      ...measured,
      elsewhere: partial(SIZE_SYSTEMS, v.string()),
      body: partial(BODY_MEASURES, v.tuple([CentimetersSchema, CentimetersSchema])),
    }),
  ),
  measures: v.array(v.object(measured)),
  fit: v.nullable(v.picklist(FITS)),
}) as v.GenericSchema<unknown, SizeGuide>;
