import { z } from "zod";
import { MAX_LINE_QUANTITY } from "./bag.ts";
import type { Language } from "./language.ts";
import type { Cents } from "./money.ts";
import type { PaymentButton } from "./payment-button.ts";
import { normalizePhone } from "./phone.ts";
import { isProvinceOf } from "./province.ts";
import type { RefusalCode } from "./refusal.ts";

/** Control characters and halves of characters: no text that a database keeps. */
const PLAIN = /^[^\p{Cc}\p{Cs}]*$/u;
const plainText = z.string().trim().max(200).regex(PLAIN);
const required = plainText.min(1);

/** The form of an e-mail address; whether anybody reads it only a message can tell. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const CustomerFieldsSchema = z.strictObject({
  firstName: required,
  lastName: required,
  email: required.regex(EMAIL),
  phone: required.transform((typed, context) => {
    const phone = normalizePhone(typed);
    if (phone === null) context.addIssue("Not a telephone number");
    return phone ?? z.NEVER;
  }),
  address: required,
  city: required,
  province: plainText.default(""),
  postalCode: plainText.default(""),
  country: required,
});

/** Who the goods go to. Required fields are non-blank after trimming (specification section 5). */
export const CustomerSchema = CustomerFieldsSchema.refine(
  ({ country, province }) => isProvinceOf(country, province),
  { path: ["province"], error: "Not a province of this country" },
);

export type Customer = z.infer<typeof CustomerSchema>;

/** What a browser may say of one piece it wants; `price` is what the shopper was shown, and never what is charged. */
export const CheckoutLineSchema = z.strictObject({
  productId: z.uuid(),
  size: z.string().max(100).regex(PLAIN),
  color: z.string().max(100).regex(PLAIN),
  quantity: z.int().min(1).max(MAX_LINE_QUANTITY),
  price: z.int().nonnegative(),
});

export const StartCheckoutSchema = z.strictObject({
  customer: CustomerSchema,
  lines: z.array(CheckoutLineSchema).min(1).max(30),
  /** The reference of this shopper's attempt before; its goods are freed. */
  replaces: z.string().max(50).regex(PLAIN).nullable(),
});

export type StartCheckout = z.infer<typeof StartCheckoutSchema>;

/** The same with what the page's own address says: the language to write to this shopper in. */
export type WantedCheckout = StartCheckout & { language: Language };

export type PricedLine = {
  productId: string;
  name: string;
  /** The Spanish name, null where there is none. */
  nameEs: string | null;
  size: string;
  color: string;
  quantity: number;
  unitPrice: Cents;
  image: string | null;
};

/** A checkout as the database priced and holds it. */
export type Checkout = {
  reference: string;
  subtotal: Cents;
  tax: Cents;
  total: Cents;
  /** ISO time until which the goods are held. */
  expiresAt: string;
  lines: PricedLine[];
};

/** What a browser is told when it asked for a checkout. */
export type StartAnswer =
  | { ok: true; checkout: Checkout; button: PaymentButton }
  | { ok: false; refusal: { code: RefusalCode; message: string; hint: string | null } };
