import { z } from "zod";
import type { TaxMessage } from "#app/domain/invoice/tax-document.ts";

/** What the SRI said about a document. */
export const TaxMessagesSchema: z.ZodType<TaxMessage[]> = z.array(
  z.object({
    code: z.string(),
    message: z.string(),
    information: z.string().optional(),
    kind: z.enum(["error", "warning", "information"]),
  }),
);
