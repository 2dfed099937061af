import { z } from "zod";
import { centsFromAmount } from "#app/domain/money/money.ts";

/** An amount as cents. The embedded API returns `numeric` as text, the hosted one as a number. */
export const AmountSchema = z.union([z.number(), z.string()]).transform(centsFromAmount);
