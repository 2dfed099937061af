import { amountIn } from "../csv/csv-amount.ts";
import { amountFromCents, MIN_TOTAL } from "../money/money.ts";
import { readPrice, readQuantity } from "../money/product-numbers.ts";
import { isDay } from "../time/shop-day.ts";
import type { DiscountRules } from "./discount-code.ts";
import type { DiscountKind } from "./discount-quote.ts";

export const EMPTY_DISCOUNT_DRAFT = {
  code: "",
  kind: "percent" as DiscountKind,
  value: "",
  collectionIds: [] as string[],
  productIds: [] as string[],
  startsOn: "",
  endsOn: "",
  minimum: "",
  maxUses: "",
  maxUsesPerCustomer: "",
};

/** The form of a discount code: unparsed text. */
export type DiscountDraft = typeof EMPTY_DISCOUNT_DRAFT;

export type DiscountProblem = "code" | "percent" | "amount" | "count" | "day" | "period";

export type DiscountProblems = Partial<Record<keyof DiscountDraft, DiscountProblem>>;

/** The same as in the table `discount_codes`. */
const CODE = /^[A-Z0-9][A-Z0-9-]{2,29}$/;
const WHOLE_PERCENT = 10_000;

type DiscountReading =
  | { ok: true; rules: DiscountRules }
  | { ok: false; problems: DiscountProblems };

/** Return cents; undefined for anything but a number above 0. */
function readPositive(text: string): number | undefined {
  return readPrice(amountIn(text.replace("%", ""))) || undefined;
}

/** Return cents or hundredths of a percent, 0 for free delivery; undefined for what is not above 0. */
export function readDiscountValue(kind: DiscountKind, value: string): number | undefined {
  if (kind === "free_delivery") return 0;
  const number = readPositive(value);
  return kind === "percent" && number && number > WHOLE_PERCENT ? undefined : number;
}

/**
 * Return whether a code takes off everything, or leaves less than the least total of an order to pay of its minimum bag. Delivery,
 * and IVA where prices are without it, still come on top.
 */
export function leavesTooLittle({ kind, value: text, minimum }: DiscountDraft): boolean {
  const value = readDiscountValue(kind, text);
  if (!value) return false;
  if (kind === "percent" && value === WHOLE_PERCENT) return true;
  const least = readPositive(minimum);
  if (!least) return false;
  const taken = kind === "percent" ? (least * value) / WHOLE_PERCENT : value;
  return least - taken < MIN_TOTAL;
}

const readCount = (text: string) => readQuantity(text) || undefined;
const readDay = (text: string) => (isDay(text) ? text : undefined);

/** Parse the form of a discount code: its rules, or what is wrong with each field. */
export function readDiscountDraft(draft: DiscountDraft): DiscountReading {
  const { kind, collectionIds, productIds } = draft;
  const code = draft.code.trim().toUpperCase();
  const problems: DiscountProblems = {};

  /** Return what a field that may be empty was read as; null, and a problem, if it cannot be read. */
  function optional<Value>(
    field: "minimum" | "startsOn" | "endsOn" | "maxUses" | "maxUsesPerCustomer",
    read: (text: string) => Value | undefined,
    problem: DiscountProblem,
  ): Value | null {
    if (draft[field].trim() === "") return null;
    const value = read(draft[field]);
    if (value === undefined) problems[field] = problem;
    return value ?? null;
  }

  if (!CODE.test(code)) problems.code = "code";
  const value = readDiscountValue(kind, draft.value);
  if (value === undefined) problems.value = kind === "percent" ? "percent" : "amount";
  const rules: DiscountRules = {
    code,
    kind,
    value: value ?? 0,
    collectionIds,
    productIds,
    minimum: optional("minimum", readPositive, "amount"),
    startsOn: optional("startsOn", readDay, "day"),
    endsOn: optional("endsOn", readDay, "day"),
    maxUses: optional("maxUses", readCount, "count"),
    maxUsesPerCustomer: optional("maxUsesPerCustomer", readCount, "count"),
  };
  const { startsOn, endsOn } = rules;
  if (startsOn && endsOn && endsOn < startsOn) problems.endsOn = "period";
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, rules };
}

/** Return the form of a stored code. */
export function discountDraftOf(rules: DiscountRules): DiscountDraft {
  return {
    code: rules.code,
    kind: rules.kind,
    value: rules.value === 0 ? "" : amountFromCents(rules.value).replace(/\.00$/, ""),
    collectionIds: [...rules.collectionIds].sort(),
    productIds: rules.productIds,
    startsOn: rules.startsOn ?? "",
    endsOn: rules.endsOn ?? "",
    minimum: rules.minimum === null ? "" : amountFromCents(rules.minimum),
    maxUses: String(rules.maxUses ?? ""),
    maxUsesPerCustomer: String(rules.maxUsesPerCustomer ?? ""),
  };
}
