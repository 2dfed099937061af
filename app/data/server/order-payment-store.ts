import { z } from "zod";
import type { AwaitingOrder } from "#app/domain/awaiting-order.ts";
import type { Checkout } from "#app/domain/checkout.ts";
import { LANGUAGES, type Language } from "#app/domain/language.ts";
import type { Order } from "#app/domain/order.ts";
import {
  MANUAL_METHODS,
  type ManualMethod,
  type OfferedMethod,
} from "#app/domain/payment-method.ts";
import type { ProofType } from "#app/domain/payment-proof.ts";
import { ShopError } from "#app/domain/shop-error.ts";
import { callDatabase } from "../call-database.ts";
import { orderFromJson } from "../order-json.ts";
import type { SupabaseClient } from "../supabase-client.ts";
import { CheckoutSchema } from "./checkout-json.ts";
import { REFERENCE } from "./checkout-store.ts";

/** A checkout with what the provider's button needs beside it. */
type CardCheckout = { checkout: Checkout; email: string; phone: string; language: Language };

/** Payment that a person confirms. Each method is one database transaction and may be repeated. */
export interface OrderPaymentStore {
  /** Return how an open checkout may be paid beside PayPhone. */
  listOffered(reference: string): Promise<OfferedMethod[]>;
  /** Return whether any of these ways to pay is enabled. */
  offersAny(): Promise<boolean>;
  /** Make the order of a checkout, which awaits its payment with its units held. Throws a ShopError. */
  choose(reference: string, method: ManualMethod): Promise<Order>;
  /** Return an order that awaits its payment or was cancelled before; null for others. */
  find(reference: string): Promise<AwaitingOrder | null>;
  /** Return the reference of the order behind a pay link; null where there is none. */
  findPayLink(token: string): Promise<string | null>;
  /** Replace the checkout of an order by one with a new reference, for a payment by card. Throws a ShopError. */
  replaceCheckout(reference: string): Promise<CardCheckout>;
  /** Store a proof of payment and tell the owner. Throws a ShopError. */
  addProof(reference: string, type: ProofType, content: Uint8Array): Promise<void>;
  /** Cancel orders whose payment did not come in time; return how many. */
  expire(maxCount: number): Promise<number>;
}

/** The form of every pay link's token. */
const PAY_TOKEN = /^[0-9a-f]{32}$/;

const OfferedSchema = z.array(z.object({ kind: z.enum(MANUAL_METHODS), holdHours: z.int() }));

const AwaitingSchema = z
  .object({
    order: z.unknown().transform(orderFromJson),
    instructions: z.string(),
    instructionsEs: z.string(),
    qrImage: z.string(),
    refusal: z.string().nullable(),
    payToken: z.string().nullable(),
    proofs: z.int(),
    isCardUnderWay: z.boolean(),
  })
  .transform(({ instructions: en, instructionsEs: es, ...awaiting }) => ({
    ...awaiting,
    instructions: { en: en || es, es: es || en },
  }));

const ContactSchema = z.object({
  email: z.string(),
  phone: z.string(),
  language: z.enum(LANGUAGES),
});

function requireReference(reference: string): void {
  if (!REFERENCE.test(reference)) {
    throw new ShopError("ORDER_NOT_FOUND", "There is no such order.", "reference");
  }
}

/**
 * Return the payments of orders in the database. `createReference` overrides the database's own references. Methods
 * throw an Error if the database cannot be reached.
 */
export function supabaseOrderPaymentStore(
  client: SupabaseClient,
  createReference: () => string | null = () => null,
): OrderPaymentStore {
  const call = callDatabase(client);
  return {
    listOffered: async (reference) =>
      OfferedSchema.parse(await call("list_offered_methods", { reference })),
    offersAny: async () => (await call("offers_methods", {})) === true,
    async choose(reference, method) {
      requireReference(reference);
      return orderFromJson(await call("await_payment", { reference, method }));
    },
    async find(reference) {
      if (!REFERENCE.test(reference)) return null;
      const found = await call("find_awaiting_order", { reference });
      return found === null ? null : AwaitingSchema.parse(found);
    },
    findPayLink: async (token) =>
      PAY_TOKEN.test(token)
        ? z
            .string()
            .nullable()
            .parse(await call("find_pay_link", { token }))
        : null,
    async replaceCheckout(reference) {
      requireReference(reference);
      const answer = await call("replace_awaiting_checkout", {
        reference,
        new_reference: createReference(),
      });
      return { checkout: CheckoutSchema.parse(answer), ...ContactSchema.parse(answer) };
    },
    async addProof(reference, type, content) {
      requireReference(reference);
      await call("add_payment_proof", {
        reference,
        content_type: type,
        content: Buffer.from(content).toString("base64"),
      });
    },
    expire: async (max_count) => z.int().parse(await call("expire_awaiting_orders", { max_count })),
  };
}
