import { z } from "zod";
import { PAYMENT_METHODS } from "#app/domain/checkout/payment-method.ts";
import { PLAIN_DELIVERY } from "#app/domain/delivery/delivery.ts";
import { DEFAULT_PRICING } from "#app/domain/money/pricing.ts";
import type { Order } from "#app/domain/order/order.ts";
import { ORDER_STATUSES } from "#app/domain/order/order-status.ts";
import { DEFAULT_LANGUAGE, LANGUAGES } from "#app/domain/text/language.ts";
import { AmountSchema } from "./amount-schema.ts";
import { RateSchema } from "./catalogue/pricing-json.ts";
import { DeliverySchema } from "./delivery-json.ts";
import { InvoiceBuyerSchema } from "./invoice-buyer-json.ts";
import { TimeSchema } from "./time-schema.ts";

/** An order as the database's functions return it. */
export const OrderSchema: z.ZodType<Order> = z
  .object({
    id: z.uuid(),
    reference: z.string(),
    language: z.enum(LANGUAGES).default(DEFAULT_LANGUAGE),
    customerName: z.string(),
    email: z.string(),
    phone: z.string(),
    shippingAddress: z.object({
      address: z.string(),
      // Older orders have no landmark, province, language or Spanish names.
      landmark: z.string().default(""),
      city: z.string(),
      province: z.string().default(""),
      postalCode: z.string(),
      country: z.string(),
    }),
    // Older emails have no buyer.
    invoiceBuyer: InvoiceBuyerSchema.nullable().default(null),
    items: z.array(
      z.object({
        sku: z.string(),
        name: z.string(),
        nameEs: z.string().nullable().default(null),
        quantity: z.int().positive(),
        price: AmountSchema,
        size: z.string(),
        color: z.string(),
        image: z.string().nullable(),
      }),
    ),
    // Emails from before there were zones and codes have none of these.
    delivery: DeliverySchema.default(PLAIN_DELIVERY),
    discountCode: z.string().nullable().default(null),
    subtotal: AmountSchema,
    discount: AmountSchema.default(0),
    deliveryAmount: AmountSchema.default(0),
    tax: AmountSchema,
    // Older emails have neither.
    taxRate: RateSchema.default(DEFAULT_PRICING.taxBasisPoints),
    pricesIncludeTax: z.boolean().default(DEFAULT_PRICING.pricesIncludeTax),
    total: AmountSchema,
    transactionId: z.string().nullable(),
    // Older emails have no sandbox mark.
    isSandbox: z.boolean().default(false),
    // Older emails are about orders paid by card.
    paymentMethod: z.enum(PAYMENT_METHODS).default("card"),
    isPaid: z.boolean().default(true),
    // Only the admin's rows have it.
    hasNewProof: z.boolean().default(false),
    paymentDueAt: TimeSchema.nullable().default(null),
    status: z.enum(ORDER_STATUSES),
    // Older emails have no courier.
    courier: z.string().nullable().default(null),
    trackingNumber: z.string().nullable(),
    // Older emails and the admin's rows do not have it.
    wasSent: z.boolean().default(false),
    // Only the email about a refund has it.
    returnedByProvider: z.boolean().default(false),
    createdAt: TimeSchema,
    // Older emails have no such time.
    confirmedAt: TimeSchema.nullable().default(null),
  })
  .transform(({ taxRate, ...order }) => ({ ...order, taxBasisPoints: taxRate }));
