import * as v from "valibot";
import {
  INVOICE_BUYER_KINDS,
  type InvoiceBuyer,
  type InvoiceBuyerFailure,
  InvoiceBuyerSchema,
} from "#app/domain/checkout/invoice-buyer.ts";
import { type ErrorCode, ShopError } from "#app/domain/shop/shop-error.ts";
import { fieldText } from "#app/domain/text/posted-form.ts";
import type { PaymentDesk } from "./payment-desk.ts";

const PROBLEMS: Partial<Record<ErrorCode, InvoiceBuyerFailure["problem"]>> = {
  INVALID_INVOICE_BUYER: "invalid",
  FINAL_CONSUMER_LIMIT: "limit",
  INVOICE_BUYER_KNOWN: "known",
};

function typedBy(form: FormData): Omit<InvoiceBuyerFailure, "problem"> {
  const text = (name: string) => fieldText(form, name).slice(0, 300);
  const kind = INVOICE_BUYER_KINDS.find((known) => known === text("kind")) ?? "";
  return { kind, number: text("number"), name: text("name") };
}

/** Keep what a receipt's form says about the invoice; returns why that failed, or null. */
export async function completeInvoiceBuyer(
  desk: Pick<PaymentDesk, "completeInvoiceBuyer">,
  reference: string,
  form: FormData,
): Promise<InvoiceBuyerFailure | null> {
  const typed = typedBy(form);
  const fail = (problem: InvoiceBuyerFailure["problem"]) => ({ problem, ...typed });
  const input = v.safeParse(InvoiceBuyerSchema, typed);
  if (!input.success) return fail("invalid");
  try {
    const buyer: InvoiceBuyer = input.output;
    await desk.completeInvoiceBuyer(reference, buyer);
    return null;
  } catch (error) {
    return fail((error instanceof ShopError && PROBLEMS[error.code]) || "failed");
  }
}
