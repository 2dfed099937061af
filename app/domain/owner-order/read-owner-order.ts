import { MAX_HOLD_HOURS } from "../checkout/payment-method.ts";
import {
  customerOf,
  recipientOf,
  type ShippingFieldName,
  type ShippingProblem,
  shippingProblems,
} from "../checkout/shipping-draft.ts";
import { amountIn } from "../csv/csv-amount.ts";
import { readDiscountValue } from "../discount/discount-draft.ts";
import { invoiceBuyerOf } from "../invoice/invoice-draft.ts";
import type { Cents } from "../money/money.ts";
import { readPrice } from "../money/product-numbers.ts";
import {
  DEFAULT_HOLD_HOURS,
  type OwnDiscount,
  type OwnerOrderRequest,
  type OwnerQuoteRequest,
} from "./owner-order.ts";
import {
  deliveryOf,
  invoiceDraftOf,
  isTakenAlong,
  type OwnerLineDraft,
  type OwnerOrderDraft,
} from "./owner-order-draft.ts";

export type LineProblem = "choice" | "price" | "twice";
export type CustomerProblem = ShippingProblem | "required";

export type OwnerOrderProblems = {
  /** Whether there is nothing to sell yet. */
  isEmpty?: true;
  /** By the places of the lines. */
  lines?: Partial<Record<number, LineProblem>>;
  customer?: Partial<Record<ShippingFieldName, CustomerProblem>>;
  invoice?: true;
  discount?: true;
  reason?: true;
  holdHours?: true;
};

/** Return what is taken off the order: null for nothing, undefined for what cannot be read. */
function readDiscount({
  discountKind: kind,
  discountValue,
}: OwnerOrderDraft): OwnDiscount | null | undefined {
  if (kind === "") return null;
  const value = readDiscountValue(kind, discountValue);
  return value === undefined ? undefined : { kind, value };
}

/** Return a line's own price: null for the catalogue's, undefined for what is no price. */
function readOwnPrice({ ownPrice, product }: OwnerLineDraft): Cents | null | undefined {
  if (ownPrice.trim() === "") return null;
  const price = readPrice(amountIn(ownPrice));
  return price === product.price ? null : (price ?? undefined);
}

const keyOf = ({ product, size, color }: OwnerLineDraft) =>
  JSON.stringify([product.id, size, color]);

function lineProblemOf(line: OwnerLineDraft, place: number, lines: OwnerLineDraft[]) {
  const { product, size, color } = line;
  const isChosen =
    (product.sizes.length === 0 || product.sizes.includes(size)) &&
    (product.colors.length === 0 || product.colors.includes(color));
  if (!isChosen) return "choice";
  if (readOwnPrice(line) === undefined) return "price";
  const first = lines.findIndex((other) => keyOf(other) === keyOf(line));
  return first < place ? "twice" : null;
}

function linesOf({ lines }: OwnerOrderDraft): OwnerOrderRequest["lines"] {
  return lines.map((line) => ({
    productId: line.product.id,
    size: line.size,
    color: line.color,
    quantity: line.quantity,
    price: line.product.price,
    ownPrice: readOwnPrice(line) ?? null,
  }));
}

function lineProblems({ lines }: OwnerOrderDraft): OwnerOrderProblems["lines"] {
  const found = lines.flatMap((line, place) => {
    const problem = lineProblemOf(line, place, lines);
    return problem ? [[place, problem] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

/** Return whether a price is another than the catalogue's, which needs a reason. */
export function hasAgreedPrice(draft: OwnerOrderDraft): boolean {
  return draft.discountKind !== "" || draft.lines.some((line) => readOwnPrice(line) !== null);
}

/** Return the question what the order would cost; null while it cannot be asked. */
export function quoteRequestOf(draft: OwnerOrderDraft): OwnerQuoteRequest | null {
  const discount = readDiscount(draft);
  if (draft.lines.length === 0 || lineProblems(draft) || discount === undefined) return null;
  const delivery = deliveryOf(draft);
  const { country, province } = customerOf(draft.customer, delivery);
  return { lines: linesOf(draft), delivery, discount, country, province };
}

const ADDRESS: readonly ShippingFieldName[] = ["address", "city", "country"];

function customerProblems(draft: OwnerOrderDraft): OwnerOrderProblems["customer"] {
  const { customer, paidWith } = draft;
  const method = deliveryOf(draft);
  const needed: ShippingFieldName[] = [
    ...(paidWith === null ? (["firstName", "phone"] as const) : []),
    ...(method === "delivery" ? ADDRESS : []),
  ];
  const blank = needed.filter((name) => customer[name].trim() === "");
  const { province, country, ...others } = shippingProblems(customerOf(customer, method), {
    method,
    // The database knows the zones, and its quote says where none is.
    zones: [],
  });
  const problems = {
    ...others,
    ...(province && province !== "undelivered" && { province }),
    ...(country && country !== "undelivered" && { country }),
    ...Object.fromEntries(blank.map((name) => [name, "required" as const])),
  };
  return Object.keys(problems).length > 0 ? problems : undefined;
}

type OwnerOrderReading =
  | { ok: true; request: OwnerOrderRequest }
  | { ok: false; problems: OwnerOrderProblems };

/**
 * Read the form: the request with this key and the total that is shown, or what is wrong. The database has the same
 * rules.
 */
export function readOwnerOrder(
  draft: OwnerOrderDraft,
  key: string,
  shownTotal: Cents | null = null,
): OwnerOrderReading {
  const quote = quoteRequestOf(draft);
  const reason = draft.reason.trim();
  const holdHours = Number(draft.holdHours);
  const isHeld = Number.isInteger(holdHours) && holdHours >= 1 && holdHours <= MAX_HOLD_HOURS;
  const lines = lineProblems(draft);
  // The database knows the total and whether a buyer must be named.
  const need = { total: 0, isRequired: false };
  const invoice = invoiceDraftOf(draft, shownTotal);
  const invoiceBuyer = invoiceBuyerOf(invoice, recipientOf(draft.customer), need);
  const customer = customerProblems(draft);
  const problems: OwnerOrderProblems = {
    ...(draft.lines.length === 0 && { isEmpty: true }),
    ...(lines && { lines }),
    ...(customer && { customer }),
    ...(invoiceBuyer === undefined && { invoice: true }),
    ...(readDiscount(draft) === undefined && { discount: true }),
    ...(hasAgreedPrice(draft) && reason === "" && { reason: true }),
    ...(!isHeld && draft.paidWith === null && { holdHours: true }),
  };
  if (Object.keys(problems).length > 0 || !quote || invoiceBuyer === undefined) {
    return { ok: false, problems };
  }
  const { country: _country, province: _province, ...terms } = quote;
  return {
    ok: true,
    request: {
      ...terms,
      key,
      customer: customerOf(draft.customer, terms.delivery),
      invoiceBuyer,
      language: draft.language,
      reason,
      holdHours: isHeld ? holdHours : DEFAULT_HOLD_HOURS,
      paidWith: draft.paidWith,
      isHandedOver: isTakenAlong(draft),
      shownTotal,
    },
  };
}
