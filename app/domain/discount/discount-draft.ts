import { amountIn } from "../csv/csv-amount.ts";
import { amountFromCents } from "../money/money.ts";
import { readPrice, readQuantity } from "../money/product-numbers.ts";
import { isDay } from "../time/shop-day.ts";
import type { DiscountRules } from "./discount-code.ts";
import { DISCOUNT_KINDS, type DiscountKind } from "./discount-quote.ts";

/** The form of a discount code: unparsed text. */
export type DiscountDraft = {
  code: string;
  kind: DiscountKind;
  value: string;
  collectionIds: string[];
  productIds: string[];
  startsOn: string;
  endsOn: string;
  minimum: string;
  maxUses: string;
  maxUsesPerCustomer: string;
};

export type DiscountProblem = "code" | "percent" | "amount" | "count" | "day" | "period";

export type DiscountProblems = Partial<Record<keyof DiscountDraft, DiscountProblem>>;

export const EMPTY_DISCOUNT_DRAFT: DiscountDraft = {
  code: "",
  kind: "percent",
  value: "",
  collectionIds: [],
  productIds: [],
  startsOn: "",
  endsOn: "",
  minimum: "",
  maxUses: "",
  maxUsesPerCustomer: "",
};

/** The same as in the table `discount_codes`. */
const CODE = /^[A-Z0-9][A-Z0-9-]{2,29}$/;
const WHOLE_PERCENT = 10_000;

export type DiscountReading =
  | { ok: true; rules: DiscountRules }
  | { ok: false; problems: DiscountProblems };

function readPositive(text: string): number | null {
  const cents = readPrice(amountIn(text.replace("%", "")));
  return cents === null || cents === 0 ? null : cents;
}

/** Return null for nothing, and undefined for anything but a whole number from 1 on. */
function readLimit(text: string): number | null | undefined {
  if (text.trim() === "") return null;
  return readQuantity(text) || undefined;
}

function readDay(text: string): string | null | undefined {
  if (text === "") return null;
  return isDay(text) ? text : undefined;
}

/** Parse the form of a discount code: its rules, or what is wrong with each field. */
export function readDiscountDraft(draft: DiscountDraft): DiscountReading {
  const code = draft.code.trim().toUpperCase();
  const isFree = draft.kind === "free_delivery";
  const value = isFree ? 0 : readPositive(draft.value);
  const minimum = draft.minimum.trim() === "" ? null : readPositive(draft.minimum);
  const maxUses = readLimit(draft.maxUses);
  const maxUsesPerCustomer = readLimit(draft.maxUsesPerCustomer);
  const startsOn = readDay(draft.startsOn);
  const endsOn = readDay(draft.endsOn);
  const isTooMuch = draft.kind === "percent" && value !== null && value > WHOLE_PERCENT;

  const problems: DiscountProblems = {
    ...(!CODE.test(code) && { code: "code" }),
    ...((value === null || isTooMuch) && {
      value: draft.kind === "percent" ? ("percent" as const) : ("amount" as const),
    }),
    ...(draft.minimum.trim() !== "" && minimum === null && { minimum: "amount" }),
    ...(maxUses === undefined && { maxUses: "count" }),
    ...(maxUsesPerCustomer === undefined && { maxUsesPerCustomer: "count" }),
    ...(startsOn === undefined && { startsOn: "day" }),
    ...(endsOn === undefined && { endsOn: "day" }),
    ...(startsOn && endsOn && endsOn < startsOn && { endsOn: "period" }),
  };
  if (
    Object.keys(problems).length > 0 ||
    value === null ||
    maxUses === undefined ||
    maxUsesPerCustomer === undefined ||
    startsOn === undefined ||
    endsOn === undefined
  ) {
    return { ok: false, problems };
  }
  const { kind, collectionIds, productIds } = draft;
  const limits = { minimum, maxUses, maxUsesPerCustomer };
  return {
    ok: true,
    rules: { code, kind, value, collectionIds, productIds, startsOn, endsOn, ...limits },
  };
}

/** Return the form of a stored code. */
export function discountDraftOf(rules: DiscountRules): DiscountDraft {
  const text = (number: number | null) => (number === null ? "" : String(number));
  return {
    code: rules.code,
    kind: DISCOUNT_KINDS.find((kind) => kind === rules.kind) ?? "percent",
    value: rules.value === 0 ? "" : amountFromCents(rules.value).replace(/\.00$/, ""),
    collectionIds: rules.collectionIds,
    productIds: rules.productIds,
    startsOn: rules.startsOn ?? "",
    endsOn: rules.endsOn ?? "",
    minimum: rules.minimum === null ? "" : amountFromCents(rules.minimum),
    maxUses: text(rules.maxUses),
    maxUsesPerCustomer: text(rules.maxUsesPerCustomer),
  };
}
