import { z } from "zod";
import type { ManualMethod, PaidWith } from "#app/domain/payment-method.ts";
import { PROOF_TYPES, type ProofType } from "#app/domain/payment-proof.ts";
import { callDatabase } from "../call-database.ts";
import type { SupabaseClient } from "../supabase-client.ts";

type StoredProof = { contentType: ProofType; content: Uint8Array<ArrayBuffer> };

/** What staff decide about payments that a person confirms. Each method is one transaction and may be repeated. */
export interface PaymentDecisionStore {
  /** Record that the shop has the money of an order; `paidWith` says how, where its customer had not chosen. Throws a ShopError; `PAID_BY_CARD` if a card was first. */
  confirm(orderId: string, staffId: string, paidWith?: PaidWith | null): Promise<void>;
  /** Refuse a payment with a reason for the shopper. Throws a ShopError. */
  refuse(orderId: string, staffId: string, reason: string): Promise<void>;
  /** Accept an order that is paid in cash on delivery: its units are sold. Throws a ShopError. */
  accept(orderId: string, staffId: string): Promise<void>;
  findProof(orderId: string, proofId: string): Promise<StoredProof | null>;
  /** Set the picture of the code to scan, a PNG data URL or ''. Throws a ShopError. */
  savePicture(kind: ManualMethod, staffId: string, dataUrl: string): Promise<void>;
}

const ProofSchema = z
  .object({ contentType: z.enum(PROOF_TYPES), content: z.base64() })
  .transform(({ contentType, content }) => ({
    contentType,
    content: new Uint8Array(Buffer.from(content, "base64")),
  }));

/** Return staff's decisions in the database. `client` has the secret key. Methods throw an Error if it cannot be reached. */
export function supabasePaymentDecisionStore(client: SupabaseClient): PaymentDecisionStore {
  const call = callDatabase(client);
  return {
    async confirm(order_id, staff_id, paid_with = null) {
      await call("confirm_order_payment", { order_id, staff_id, paid_with });
    },
    async refuse(order_id, staff_id, reason) {
      await call("refuse_order_payment", { order_id, staff_id, reason });
    },
    async accept(order_id, staff_id) {
      await call("accept_cash_order", { order_id, staff_id });
    },
    async findProof(order_id, proof_id) {
      const found = await call("find_payment_proof", { order_id, proof_id });
      return found === null ? null : ProofSchema.parse(found);
    },
    async savePicture(kind, staff_id, qr_image) {
      await call("save_method_picture", { kind, staff_id, qr_image });
    },
  };
}
