import * as v from "valibot";
import { MAX_BAG_LINES } from "../bag/bag.ts";
import { LineQuantitySchema } from "../bag/line-quantity.ts";
import { DELIVERY_METHODS, type Delivery, type DeliveryMethod } from "../delivery/delivery.ts";
import { isProvinceOf } from "../delivery/province.ts";
import { DiscountCodeSchema } from "../discount/discount-request.ts";
import type { Cents } from "../money/money.ts";
import { ChoiceTextSchema } from "../product/choice-text.ts";
import { ProductIdSchema } from "../product/product-id.ts";
import type { ErrorCode } from "../shop/shop-error.ts";
import { CountSchema } from "../text/count.ts";
import type { Language } from "../text/language.ts";
import { oneLineText } from "../text/one-line-text.ts";
import { ATTEMPT_KEY_FORM } from "./attempt-key-form.ts";
import type { CheckoutAmounts } from "./checkout-amounts.ts";
import { CUSTOMER_FIELDS } from "./customer-fields.ts";
import { customerPhone } from "./customer-phone.ts";
import { type InvoiceBuyer, InvoiceBuyerSchema } from "./invoice-buyer.ts";
import type { PaymentButton } from "./payment-button.ts";
import { MANUAL_METHODS, type OfferedMethod } from "./payment-method.ts";

/** Rejects control characters and lone surrogates, which the database cannot store. */
const PLAIN = /^[^\p{Cc}\p{Cs}]*$/u;
const CustomerFieldsSchema = v.strictObject(CUSTOMER_FIELDS);

const withInternationalPhone = v.transform(
  (customer: v.InferOutput<typeof CustomerFieldsSchema>) => ({
    ...customer,
    phone: customerPhone(customer.phone, customer.country) ?? customer.phone,
  }),
);

/** The recipient. Required fields are non-blank after trimming; email and phone are taken as typed (specification section 5). */
export const CustomerSchema = v.pipe(
  CustomerFieldsSchema,
  v.forward(
    v.check(
      ({ country, province }) => isProvinceOf(country, province),
      "Not a province of this country",
    ),
    ["province"],
  ),
  withInternationalPhone,
);

/** Who picks an order up needs no address. */
const PickupCustomerSchema = v.pipe(
  v.strictObject({
    ...CUSTOMER_FIELDS,
    address: v.optional(oneLineText(200), ""),
    city: v.optional(oneLineText(200), ""),
  }),
  withInternationalPhone,
);

/** One requested item. `price` is the one shown to the shopper, and is only compared. */
const CheckoutLineSchema = v.strictObject({
  productId: ProductIdSchema,
  size: ChoiceTextSchema,
  color: ChoiceTextSchema,
  quantity: LineQuantitySchema,
  price: CountSchema,
});

const startEntries = {
  lines: v.pipe(v.array(CheckoutLineSchema), v.minLength(1), v.maxLength(MAX_BAG_LINES)),
  /** The shopper's previous checkout, whose hold is released. */
  replaces: v.nullable(v.pipe(v.string(), v.maxLength(50), v.regex(PLAIN))),
  /** The random key of this browser's attempts, which releases the hold of one whose answer was lost. Old tabs send none. */
  attemptKey: v.optional(v.nullable(v.pipe(v.string(), v.regex(ATTEMPT_KEY_FORM)))),
  /** Whom the invoice is for; null while the shopper has not said. */
  invoiceBuyer: v.optional(v.nullable(InvoiceBuyerSchema), null),
  delivery: v.optional(v.picklist(DELIVERY_METHODS), "delivery"),
  discountCode: v.optional(DiscountCodeSchema, ""),
};

const DeliveredSchema = v.strictObject({ ...startEntries, customer: CustomerSchema });
const PickupSchema = v.strictObject({ ...startEntries, customer: PickupCustomerSchema });

/** A request for a checkout. Only a pick-up needs no address. */
export const StartCheckoutSchema = v.lazy((input: unknown) =>
  typeof input === "object" && input !== null && "delivery" in input && input.delivery === "pickup"
    ? PickupSchema
    : DeliveredSchema,
);

type StartCheckout = v.InferOutput<typeof StartCheckoutSchema>;

/** What a browser sends to start a checkout. */
export type StartCheckoutBody = v.InferInput<typeof StartCheckoutSchema>;

export type CheckoutRequest = Omit<StartCheckout, "invoiceBuyer" | "delivery" | "discountCode"> & {
  invoiceBuyer?: InvoiceBuyer | null;
  delivery?: DeliveryMethod;
  /** As the shopper typed it; '' without one. */
  discountCode?: string;
  /** The language of the page, used for emails to this shopper. */
  language: Language;
  /** Keyed hash of the client's IP address, by which the database limits holds. Set by the server. */
  client?: string | null;
};

type PricedLine = {
  productId: string;
  name: string;
  /** Null if not translated. */
  nameEs: string | null;
  size: string;
  color: string;
  quantity: number;
  unitPrice: Cents;
  image: string | null;
};

/** A checkout, priced and held by the database. */
export type Checkout = CheckoutAmounts & {
  reference: string;
  delivery: Delivery;
  /** The code that the shopper entered; null without one. */
  discountCode: string | null;
  /** The rate of IVA in basis points. */
  taxBasisPoints: number;
  /** ISO time at which the hold expires. */
  expiresAt: string;
  lines: PricedLine[];
};

/** The response to a request for a checkout. Without a provider there is no button. */
export type StartCheckoutResult =
  | { ok: true; checkout: Checkout; button: PaymentButton | null; methods: OfferedMethod[] }
  | { ok: false; error: { code: ErrorCode; message: string; hint: string | null } };

/** A way to pay that a person confirms, chosen for a checkout. */
export const ChooseMethodSchema = v.strictObject({
  reference: v.pipe(v.string(), v.maxLength(50), v.regex(PLAIN)),
  method: v.picklist(MANUAL_METHODS),
});
