import * as z from "zod/mini";
import { MAX_LINE_QUANTITY } from "./bag.ts";
import { EMAIL_FORM } from "./email-form.ts";
import type { Language } from "./language.ts";
import type { Cents } from "./money.ts";
import type { PaymentButton } from "./payment-button.ts";
import { normalizePhone } from "./phone.ts";
import { isProvinceOf } from "./province.ts";
import type { RefusalCode } from "./refusal.ts";

/** Control characters and halves of characters: no text that a database keeps. */
const PLAIN = /^[^\p{Cc}\p{Cs}]*$/u;
const plainText = z.string().check(z.trim(), z.maxLength(200), z.regex(PLAIN));
const required = plainText.check(z.minLength(1));

const CustomerFieldsSchema = z.strictObject({
  firstName: required,
  lastName: required,
  email: required.check(z.regex(EMAIL_FORM)),
  phone: z.pipe(
    required,
    z.transform((typed, { issues }) => {
      const phone = normalizePhone(typed);
      if (phone !== null) return phone;
      issues.push({ code: "custom", message: "Not a telephone number", input: typed });
      return z.NEVER;
    }),
  ),
  address: required,
  city: required,
  province: z._default(plainText, ""),
  postalCode: z._default(plainText, ""),
  country: required,
});

/** Who the goods go to. Required fields are non-blank after trimming (specification section 5). */
export const CustomerSchema = CustomerFieldsSchema.check(
  z.refine(({ country, province }) => isProvinceOf(country, province), {
    path: ["province"],
    error: "Not a province of this country",
  }),
);

export type Customer = z.infer<typeof CustomerSchema>;

const choice = z.string().check(z.maxLength(100), z.regex(PLAIN));

/** What a browser may say of one piece it wants; `price` is what the shopper was shown, and never what is charged. */
export const CheckoutLineSchema = z.strictObject({
  productId: z.uuid(),
  size: choice,
  color: choice,
  quantity: z.int().check(z.minimum(1), z.maximum(MAX_LINE_QUANTITY)),
  price: z.int().check(z.nonnegative()),
});

export const StartCheckoutSchema = z.strictObject({
  customer: CustomerSchema,
  lines: z.array(CheckoutLineSchema).check(z.minLength(1), z.maxLength(30)),
  /** The reference of this shopper's attempt before; its goods are freed. */
  replaces: z.nullable(z.string().check(z.maxLength(50), z.regex(PLAIN))),
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
