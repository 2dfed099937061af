import { z } from "zod";
import { MAX_BAG_LINES } from "../bag/bag.ts";
import { INVOICE_BUYER_KINDS } from "../checkout/invoice-buyer.ts";
import { MAX_HOLD_HOURS, PAID_WITH } from "../checkout/payment-method.ts";
import { SHIPPING_FIELDS } from "../checkout/shipping-draft.ts";
import { DELIVERY_METHODS } from "../delivery/delivery.ts";
import { DISCOUNT_KINDS } from "../discount/discount-quote.ts";
import { MAX_CHOICE_LENGTH } from "../product/max-choice-length.ts";
import { LANGUAGES } from "../text/language.ts";

export const MAX_AGREED_REASON = 500;
export const DEFAULT_HOLD_HOURS = 48;

const text = z.string().max(200);
const CentsSchema = z.int().min(0).max(99_999_999);

const LineSchema = z.strictObject({
  productId: z.uuid(),
  size: z.string().max(MAX_CHOICE_LENGTH),
  color: z.string().max(MAX_CHOICE_LENGTH),
  quantity: z.int().min(1).max(1000),
  /** The catalogue's price as the desk showed it, which is only compared. */
  price: CentsSchema,
  /** What was agreed with the customer; null for the catalogue's price. */
  ownPrice: CentsSchema.nullable(),
});

/** What is taken off a whole order: hundredths of a percent or of a dollar; 0 for free delivery. */
const OwnDiscountSchema = z.strictObject({ kind: z.enum(DISCOUNT_KINDS), value: CentsSchema });

const terms = {
  lines: z.array(LineSchema).min(1).max(MAX_BAG_LINES),
  delivery: z.enum(DELIVERY_METHODS),
  discount: OwnDiscountSchema.nullable(),
};

/** A question of the desk: what would this order cost? */
export const OwnerQuoteSchema = z.strictObject({ ...terms, country: text, province: text });

/** An order that staff make for a customer. The database checks every field once more. */
export const OwnerOrderSchema = z.strictObject({
  ...terms,
  /** Made by the desk: a repeated request makes no second order. */
  key: z.uuid(),
  customer: z.record(z.enum(SHIPPING_FIELDS), text),
  language: z.enum(LANGUAGES),
  invoiceBuyer: z
    .strictObject({
      kind: z.enum(INVOICE_BUYER_KINDS),
      number: z.string().max(60),
      name: z.string().max(300),
    })
    .nullable(),
  /** Why the prices are others than the catalogue's; '' where they are not. */
  reason: z.string().max(MAX_AGREED_REASON),
  holdHours: z.int().min(1).max(MAX_HOLD_HOURS),
  /** How it was paid in the shop; null for an order that its customer pays by link. */
  paidWith: z.enum(PAID_WITH).nullable(),
  /** Whether the customer has it. Only for what was paid in the shop. */
  isHandedOver: z.boolean(),
  /** What the desk showed that the order costs, which is only compared; null if it showed nothing yet. */
  shownTotal: CentsSchema.nullable(),
});

export type OwnDiscount = z.infer<typeof OwnDiscountSchema>;
export type OwnerOrderLine = z.infer<typeof LineSchema>;
export type OwnerQuoteRequest = z.infer<typeof OwnerQuoteSchema>;
export type OwnerOrderRequest = z.infer<typeof OwnerOrderSchema>;
