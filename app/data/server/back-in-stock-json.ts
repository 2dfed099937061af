import { z } from "zod";
import type { BackInStockMail } from "#app/domain/stock/back-in-stock-mail.ts";
import { LANGUAGES } from "#app/domain/text/language.ts";
import { AmountSchema } from "../amount-schema.ts";
import { RateSchema } from "../catalogue/pricing-json.ts";

/** The payload that `notify_stock_requests` writes. */
export const BackInStockMailSchema: z.ZodType<BackInStockMail> = z
  .object({
    requestId: z.uuid(),
    language: z.enum(LANGUAGES),
    slug: z.string(),
    name: z.string(),
    nameEs: z.string().nullable(),
    size: z.string(),
    color: z.string(),
    price: AmountSchema,
    image: z.string().nullable(),
    taxRate: RateSchema,
    pricesIncludeTax: z.boolean(),
  })
  .transform(({ taxRate, pricesIncludeTax, ...mail }) => ({
    ...mail,
    pricing: { taxBasisPoints: taxRate, pricesIncludeTax },
  }));
