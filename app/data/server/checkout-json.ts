import { z } from "zod";
import { DISCOUNT_KINDS } from "#app/domain/discount/discount-quote.ts";
import { PAYMENT_PROGRESS } from "#app/domain/payment/payment-progress.ts";
import { CHECKOUT_FAILURES } from "#app/domain/payment/payment-verdict.ts";
import { AmountSchema } from "../amount-schema.ts";
import { RateSchema } from "../catalogue/pricing-json.ts";
import { DeliverySchema } from "../delivery-json.ts";
import { OrderSchema } from "../order-json.ts";
import { TimeSchema } from "../time-schema.ts";

/** A checkout as `checkout_as_json` returns it. */
export const CheckoutSchema = z
  .object({
    reference: z.string(),
    delivery: DeliverySchema,
    discountCode: z.string().nullable(),
    subtotal: AmountSchema,
    discount: AmountSchema,
    deliveryAmount: AmountSchema,
    tax: AmountSchema,
    taxRate: RateSchema,
    total: AmountSchema,
    expiresAt: TimeSchema,
    lines: z.array(
      z.object({
        productId: z.string(),
        name: z.string(),
        nameEs: z.string().nullable(),
        size: z.string(),
        color: z.string(),
        quantity: z.int(),
        unitPrice: AmountSchema,
        image: z.string().nullable(),
      }),
    ),
  })
  .transform(({ taxRate, ...checkout }) => ({ ...checkout, taxBasisPoints: taxRate }));

/** The answer of `pin_checkout`. */
export const PinSchema = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("pinned"), total: AmountSchema }),
  z.object({ outcome: z.literal("settled"), order: OrderSchema }),
  z.object({
    outcome: z.literal("failed"),
    failure: z.enum(CHECKOUT_FAILURES),
    refund: z.enum(["due", "returned", "refused"]).nullable(),
    isUncharged: z.boolean(),
  }),
  z.object({ outcome: z.enum(["sold_out", "discount_used_up"]) }),
]);

/** The answer of `find_payment_progress`. */
export const ProgressSchema = z.object({
  state: z.enum(["open", ...PAYMENT_PROGRESS]),
  transactionId: z.string().nullable(),
});

/** `open`: no payment was named, and one may still arrive. */
export type StoredProgress = z.infer<typeof ProgressSchema>;

/** The answer of `quote_discount`. */
export const DiscountQuoteSchema = z.object({
  code: z.string(),
  kind: z.enum(DISCOUNT_KINDS),
  amounts: z.array(AmountSchema),
});
