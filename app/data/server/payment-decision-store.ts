import { z } from "zod";
import type { ManualMethod, PaidWith } from "#app/domain/checkout/payment-method.ts";
import { PROOF_TYPES } from "#app/domain/payment/payment-proof.ts";
import { callDatabase } from "../call-database.ts";
import type { SupabaseClient } from "../supabase-client.ts";

const ProofSchema = z
  .object({ contentType: z.enum(PROOF_TYPES), content: z.base64() })
  .transform(({ contentType, content }) => ({
    contentType,
    content: new Uint8Array(Buffer.from(content, "base64")),
  }));

/** What staff decide about payments that a person confirms. Each method is one transaction and may be repeated. */
export type PaymentDecisionStore = ReturnType<typeof supabasePaymentDecisionStore>;

/** Return staff's decisions in the database. `client` has the secret key. Methods throw an Error if it cannot be reached. */
export function supabasePaymentDecisionStore(client: SupabaseClient) {
  const call = callDatabase(client);
  return {
    /** Record that the shop has the money of an order; `paidWith` says how, where its customer had not chosen or paid on handover. Throws a ShopError; `PAID_BY_CARD` if a card was first. */
    confirm: (orderId: string, staffId: string, paidWith: PaidWith | null = null) =>
      call("confirm_order_payment", { orderId, staffId, paidWith }),
    /** Refuse a payment with a reason for the shopper. Throws a ShopError. */
    refuse: (orderId: string, staffId: string, reason: string) =>
      call("refuse_order_payment", { orderId, staffId, reason }),
    /** Accept an order that is paid in cash on delivery: its units are sold. Throws a ShopError. */
    accept: (orderId: string, staffId: string) => call("accept_cash_order", { orderId, staffId }),
    findProof: (orderId: string, proofId: string) =>
      call("find_payment_proof", { orderId, proofId }, ProofSchema.nullable()),
    /** Set the picture of the code to scan, a PNG data URL or ''. Throws a ShopError. */
    savePicture: (kind: ManualMethod, staffId: string, dataUrl: string) =>
      call("save_method_picture", { kind, staffId, qrImage: dataUrl }),
  };
}
