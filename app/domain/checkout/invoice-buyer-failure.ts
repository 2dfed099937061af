import type { InvoiceBuyerKind } from "./invoice-buyer.ts";

/** Why whom an invoice is for could not be kept, with what was typed. */
export type InvoiceBuyerFailure = {
  problem: "invalid" | "limit" | "known" | "failed";
  kind: InvoiceBuyerKind | "";
  number: string;
  name: string;
};
