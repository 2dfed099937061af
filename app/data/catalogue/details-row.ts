import { z } from "zod";
import { CARE_SYMBOLS } from "#app/domain/care.ts";
import { FITS, type ProductDetails } from "#app/domain/product-details.ts";
import { ProductMeasuresSchema } from "#app/domain/size-chart-schema.ts";
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

/** Return the details of a parsed row, in English. */
export function detailsFrom(row: z.infer<typeof DetailsRowSchema>): ProductDetails {
  return {
    fabric: row.fabric,
    care: row.care,
    fit: row.fit,
    measures: row.measures,
    modelHeight: row.model_height,
    modelSize: row.model_size,
  };
}

/** Parse a row of the REST API. Throws a ZodError. */
export function storedDetailsFromRow(row: unknown): StoredProductDetails {
  const parsed = DetailsRowSchema.parse(row);
  return { ...detailsFrom(parsed), spanish: { fabric: parsed.fabric_es } };
}
