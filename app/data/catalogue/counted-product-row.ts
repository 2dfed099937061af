import { z } from "zod";
import type { CountedProduct } from "./catalogue-values.ts";
import { productFromRow, VariantsSchema } from "./product-row.ts";

const RowSchema = z.object({ variants: VariantsSchema });

/** Parse a row of the REST API with its variants. Throws a ZodError. */
export function countedProductFromRow(row: unknown): CountedProduct {
  return { ...productFromRow(row), ...RowSchema.parse(row) };
}
