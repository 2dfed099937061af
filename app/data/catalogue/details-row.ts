import { z } from "zod";
import { ProductMeasuresSchema } from "#app/domain/fit/size-chart-schema.ts";
import { CARE_SYMBOLS } from "#app/domain/product/care.ts";
import { FITS } from "#app/domain/product/product-details.ts";
import { camelKeys } from "../camel-keys.ts";
import type { StoredProductDetails } from "./catalogue-values.ts";

/** The columns of what a product says about its fabric and fit. */
export const DETAILS_COLUMNS = {
  fabric: z.string(),
  fabric_es: z.string(),
  care: z.array(z.enum(CARE_SYMBOLS)),
  fit: z.enum(FITS).nullable(),
  measures: ProductMeasuresSchema,
  model_height: z.int().nullable(),
  model_size: z.string(),
};

const DetailsRowSchema = z.object(DETAILS_COLUMNS);

/** Parse a row of the REST API. Throws a ZodError. */
export function storedDetailsFromRow(row: unknown): StoredProductDetails {
  const { fabricEs, ...details } = camelKeys(DetailsRowSchema.parse(row));
  return { ...details, spanish: { fabric: fabricEs } };
}
