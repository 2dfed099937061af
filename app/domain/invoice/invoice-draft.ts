import * as v from "valibot";
import {
  allowsFinalConsumer,
  FINAL_CONSUMER,
  type IdentityKind,
  INVOICE_BUYER_KINDS,
  type InvoiceBuyer,
  InvoiceBuyerSchema,
  identityProblemOf,
} from "../checkout/invoice-buyer.ts";
import type { Cents } from "../money/money.ts";

const InvoiceDraftSchema = v.object({
  kind: v.picklist(["", ...INVOICE_BUYER_KINDS]),
  number: v.pipe(v.string(), v.maxLength(60)),
  name: v.nullable(v.pipe(v.string(), v.maxLength(300))),
});

/** The state of the block "Invoice". `kind` is '' while the shopper has not chosen; `name` is null for the recipient's. */
export type InvoiceDraft = v.InferOutput<typeof InvoiceDraftSchema>;

export type InvoiceFieldName = keyof InvoiceDraft;

export const EMPTY_INVOICE_DRAFT: InvoiceDraft = { kind: "", number: "", name: null };

/** Parse the stored block. Throws if it is invalid. */
export function parseInvoiceDraft(text: string): InvoiceDraft {
  return v.parse(InvoiceDraftSchema, JSON.parse(text));
}

/** Return the kind that names a person or a company, or null. */
export function identityKindOf({ kind }: InvoiceDraft): IdentityKind | null {
  return kind === "" || kind === "final_consumer" ? null : kind;
}

/** What an invoice depends on: the order's total in cents with IVA, and whether it must say whom it is for. */
export type InvoiceNeed = { total: Cents; isRequired: boolean };

/** Return the choice that counts: none if the bag has grown beyond a final consumer's limit. */
export function chosenKind(draft: InvoiceDraft, { total }: InvoiceNeed): InvoiceDraft["kind"] {
  return draft.kind === "final_consumer" && !allowsFinalConsumer(total) ? "" : draft.kind;
}

/** Return the fields that are still blank. */
export function missingInvoiceFields(
  draft: InvoiceDraft,
  recipient: string,
  need: InvoiceNeed,
): InvoiceFieldName[] {
  if (chosenKind(draft, need) === "") return need.isRequired ? ["kind"] : [];
  if (!identityKindOf(draft)) return [];
  const blank = { number: draft.number, name: draft.name ?? recipient };
  return (["number", "name"] as const).filter((field) => blank[field].trim() === "");
}

/** Return whom the invoice is for, null if no one is named, or undefined while the block cannot be submitted. */
export function invoiceBuyerOf(
  draft: InvoiceDraft,
  recipient: string,
  need: InvoiceNeed,
): InvoiceBuyer | null | undefined {
  const kind = chosenKind(draft, need);
  if (kind === "") return need.isRequired ? undefined : null;
  if (kind === "final_consumer") return FINAL_CONSUMER;
  if (identityProblemOf(kind, draft.number)) return undefined;
  const { output, success } = v.safeParse(InvoiceBuyerSchema, {
    kind,
    number: draft.number,
    name: draft.name ?? recipient,
  });
  return success ? output : undefined;
}
