import { expect, test } from "vitest";
import {
  type DiscountDraft,
  discountDraftOf,
  EMPTY_DISCOUNT_DRAFT,
  leavesTooLittle,
  readDiscountDraft,
} from "./discount-draft.ts";

const DRAFT: DiscountDraft = {
  ...EMPTY_DISCOUNT_DRAFT,
  code: " verano-25 ",
  value: "12,5 %",
  startsOn: "2026-12-01",
  endsOn: "2026-12-31",
  minimum: "50",
  maxUses: "100",
  collectionIds: ["a"],
};

const RULES = {
  code: "VERANO-25",
  kind: "percent",
  value: 1250,
  collectionIds: ["a"],
  productIds: [],
  startsOn: "2026-12-01",
  endsOn: "2026-12-31",
  minimum: 5000,
  maxUses: 100,
  maxUsesPerCustomer: null,
} as const;

test("reads the form of a code", () => {
  expect(readDiscountDraft(DRAFT)).toEqual({ ok: true, rules: RULES });
  expect(readDiscountDraft({ ...DRAFT, kind: "free_delivery", value: "x" })).toMatchObject({
    rules: { kind: "free_delivery", value: 0 },
  });
});

test("shows a stored code as it is read again", () => {
  const rules = { ...RULES, collectionIds: ["a"], productIds: [] };
  expect(readDiscountDraft(discountDraftOf(rules))).toEqual({ ok: true, rules });
});

test.each<[keyof DiscountDraft, string, string]>([
  ["code", "ab", "code"],
  ["code", "OTOÑO", "code"],
  ["code", "A".repeat(31), "code"],
  ["value", "", "percent"],
  ["value", "0", "percent"],
  ["value", "100.01", "percent"],
  ["value", "1e2", "percent"],
  ["minimum", "0", "amount"],
  ["minimum", "-5", "amount"],
  ["maxUses", "0", "count"],
  ["maxUses", "1.5", "count"],
  ["maxUsesPerCustomer", "many", "count"],
  ["startsOn", "tomorrow", "day"],
  ["startsOn", "2026-13-45", "day"],
  ["endsOn", "2027-02-30", "day"],
  ["endsOn", "2026-11-30", "period"],
])("says what is wrong with %s %j", (field, text, problem) => {
  expect(readDiscountDraft({ ...DRAFT, [field]: text })).toEqual({
    ok: false,
    problems: { [field]: problem },
  });
});

test("names the amount where dollars are wrong", () => {
  expect(readDiscountDraft({ ...DRAFT, kind: "amount", value: "ten" })).toEqual({
    ok: false,
    problems: { value: "amount" },
  });
});

test.each<[Partial<DiscountDraft>, boolean]>([
  [{ value: "100" }, true],
  [{ value: "100 %" }, true],
  [{ value: "99" }, false],
  [{ value: "99", minimum: "99.99" }, true],
  [{ value: "99", minimum: "100" }, false],
  [{ value: "100", minimum: "5000" }, true],
  [{ kind: "amount", value: "100" }, false],
  [{ kind: "amount", value: "20", minimum: "20" }, true],
  [{ kind: "amount", value: "20", minimum: "21" }, false],
  [{ kind: "free_delivery", value: "100" }, false],
  [{ value: "" }, false],
])("says whether a code leaves less to pay than an order costs: %j", (changes, isTooLittle) => {
  const draft = { ...DRAFT, value: "", minimum: "", ...changes };
  expect(leavesTooLittle(draft)).toBe(isTooLittle);
});
