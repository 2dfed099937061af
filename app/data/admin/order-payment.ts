import { z } from "zod";
import type { PaidWith } from "#app/domain/checkout/payment-method.ts";
import { PROOF_TYPES } from "#app/domain/payment/payment-proof.ts";
import { callShop, fetchShop } from "../call-shop.ts";
import { TimeSchema } from "../time-schema.ts";
import { askAsStaff } from "./ask-as-staff.ts";

/** What staff see of a payment that a person confirms. */
export type ManualPayment = {
  /** Why the latest proof was not accepted; null without. */
  refusal: string | null;
  /** Of the link by which the customer pays an order that staff made; null for others. */
  payToken: string | null;
  /** Whether a proof arrived that staff have not looked at. */
  hasNewProof: boolean;
  /** The oldest first. */
  proofs: PaymentProof[];
};

const ProofRowSchema = z
  .object({ id: z.uuid(), content_type: z.enum(PROOF_TYPES), created_at: TimeSchema })
  .transform(({ id, content_type, created_at }) => ({
    id,
    type: content_type,
    createdAt: created_at,
  }));

/** A proof of payment that a shopper sent. Its content is read apart. */
export type PaymentProof = z.infer<typeof ProofRowSchema>;

/** Return the proofs of an order's payment, the oldest first. Throws a ShopError. */
export async function listProofs(orderId: string): Promise<PaymentProof[]> {
  const data = await askAsStaff("reading proofs", (client) =>
    client
      .from("payment_proofs")
      .select("id,content_type,created_at")
      .eq("order_id", orderId)
      .order("created_at"),
  );
  return z.array(ProofRowSchema).parse(data);
}

/** Return the content of a proof. Throws a ShopError. */
export async function readProof(orderId: string, proofId: string): Promise<Blob> {
  const path = `/orders/${orderId}/proofs/${proofId}`;
  const response = await fetchShop("reading a proof", "GET", path);
  return response.blob();
}

/**
 * Record that the shop has the money of an order; `paidWith` says how, where its customer had not chosen or paid on
 * handover. Throws a ShopError; `PAID_BY_CARD` if a card was first.
 */
export async function confirmPayment(orderId: string, paidWith: PaidWith | null): Promise<void> {
  const path = `/orders/${orderId}/payment/confirmation`;
  await callShop("confirming a payment", "POST", path, { paidWith });
}

/** Refuse a payment with a reason that the shopper reads. Throws a ShopError. */
export async function refusePayment(orderId: string, reason: string): Promise<void> {
  await callShop("refusing a payment", "POST", `/orders/${orderId}/payment/refusal`, { reason });
}

/** Accept an order that is paid in cash on delivery. Throws a ShopError. */
export async function acceptOrder(orderId: string): Promise<void> {
  await callShop("accepting an order", "POST", `/orders/${orderId}/payment/acceptance`, {});
}
