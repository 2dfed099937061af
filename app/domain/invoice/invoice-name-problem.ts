import * as v from "valibot";
import { INVOICE_NAME } from "../checkout/invoice-buyer.ts";

export type InvoiceNameProblem = "required" | "characters" | "long";

/** Return why a name as it was typed cannot be on an invoice; null if it can. */
export function invoiceNameProblemOf(name: string): InvoiceNameProblem | null {
  const [issue] = v.safeParse(INVOICE_NAME, name).issues ?? [];
  switch (issue?.type) {
    case undefined:
      return null;
    case "min_length":
      return "required";
    case "max_length":
      return "long";
    default:
      return "characters";
  }
}
