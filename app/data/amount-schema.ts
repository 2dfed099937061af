import { z } from "zod";
import { centsFromAmount } from "#app/domain/money.ts";

/** An amount of the database, `"111.00"` or `111`, as cents. */
export const AmountSchema = z.union([z.number(), z.string()]).transform(centsFromAmount);
