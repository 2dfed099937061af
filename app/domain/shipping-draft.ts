import * as v from "valibot";
import { CustomerSchema } from "./checkout.ts";
import { isEcuador, isProvinceOf } from "./province.ts";

/** The state of the shipping form. */
export type ShippingDraft = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  address: string;
  city: string;
  province: string;
  postalCode: string;
  country: string;
};

export type ShippingFieldName = keyof ShippingDraft;

/** The session storage key of the form, which survives reloads and the payment page. */
export const SHIPPING_DRAFT_KEY = "gemma-luce-shipping";

/** An empty form. Default country: Ecuador (specification section 9). */
export const EMPTY_SHIPPING_DRAFT: ShippingDraft = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  address: "",
  city: "",
  province: "",
  postalCode: "",
  country: "Ecuador",
};

const field = v.pipe(v.string(), v.maxLength(200));

const ShippingDraftSchema = v.object({
  firstName: field,
  lastName: field,
  email: field,
  phone: field,
  address: field,
  city: field,
  // Forms stored before provinces existed have none.
  province: v.optional(field, ""),
  postalCode: field,
  country: field,
});

/** Parse the stored form. Returns an empty one if invalid. */
export function parseShippingDraft(text: string | null): ShippingDraft {
  try {
    return v.parse(ShippingDraftSchema, JSON.parse(text ?? ""));
  } catch {
    return EMPTY_SHIPPING_DRAFT;
  }
}

export type ShippingProblem = "email" | "phone" | "province" | "characters";

/** Change the country. The province is cleared when the country changes to or from Ecuador. */
export function changedCountry(draft: ShippingDraft, country: string): ShippingDraft {
  const isSame = isEcuador(draft.country) === isEcuador(country);
  return { ...draft, country, province: isSame ? draft.province : "" };
}

type Problems = Partial<Record<ShippingFieldName, ShippingProblem>>;

function problemOf(draft: ShippingDraft, name: ShippingFieldName): ShippingProblem | null {
  const isWrong = draft[name].trim() !== "" && !v.is(CustomerSchema.entries[name], draft[name]);
  if (isWrong) return name === "email" || name === "phone" ? name : "characters";
  return name === "province" && !isProvinceOf(draft.country, draft.province) ? name : null;
}

/** Return the invalid fields. Blank fields are not checked here. */
export function shippingProblems(draft: ShippingDraft): Problems {
  const problems: Problems = {};
  for (const name of Object.keys(draft) as ShippingFieldName[]) {
    const problem = problemOf(draft, name);
    if (problem) problems[name] = problem;
  }
  return problems;
}

/** Return whether every required field is filled in; province and postal code are optional (section 5). */
export function isComplete(draft: ShippingDraft): boolean {
  const { postalCode: _postalCode, province: _province, ...required } = draft;
  return Object.values(required).every((text) => text.trim() !== "");
}
