import { z } from "zod";
import { PAYMENT_METHODS } from "#app/domain/checkout/payment-method.ts";
import type { Order } from "#app/domain/order/order.ts";
import { ORDER_STATUSES } from "#app/domain/order/order-status.ts";
import { LANGUAGES } from "#app/domain/text/language.ts";
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
    language: z.enum(LANGUAGES),
    customerName: z.string(),
    email: z.string(),
    phone: z.string(),
    shippingAddress: z.object({
      address: z.string(),
      // The address of an erased order has neither landmark nor province.
      landmark: z.string().default(""),
      city: z.string(),
      province: z.string().default(""),
      postalCode: z.string(),
      country: z.string(),
    }),
    invoiceBuyer: InvoiceBuyerSchema.nullable(),
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
    delivery: DeliverySchema,
    discountCode: z.string().nullable(),
    subtotal: AmountSchema,
    discount: AmountSchema,
    deliveryAmount: AmountSchema,
    tax: AmountSchema,
    taxRate: RateSchema,
    pricesIncludeTax: z.boolean(),
    total: AmountSchema,
    transactionId: z.string().nullable(),
    isSandbox: z.boolean(),
    paymentMethod: z.enum(PAYMENT_METHODS),
    isPaid: z.boolean(),
    // Only the admin's rows have it.
    hasNewProof: z.boolean().default(false),
    paymentDueAt: TimeSchema.nullable(),
    status: z.enum(ORDER_STATUSES),
    courier: z.string().nullable(),
    trackingNumber: z.string().nullable(),
    // The admin's rows do not have it.
    wasSent: z.boolean().default(false),
    // Only the email about a refund has it.
    returnedByProvider: z.boolean().default(false),
    createdAt: TimeSchema,
    // The admin's rows do not have it.
    confirmedAt: TimeSchema.nullable().default(null),
  })
  .transform(({ taxRate, ...order }) => ({ ...order, taxBasisPoints: taxRate }));
