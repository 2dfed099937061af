import * as v from "valibot";
import { CustomerSchema } from "./checkout.ts";
import { isEcuador, isProvinceOf } from "./province.ts";

/** What stands in the shipping form, finished or not. */
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

/** The key of session storage that keeps the form over a reload and a trip to the provider. */
export const SHIPPING_DRAFT_KEY = "gemma-luce-shipping";

/** An empty form; the country is Ecuador by default (specification section 9). */
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
  // A form that was kept before there were provinces.
  province: v.optional(field, ""),
  postalCode: field,
  country: field,
});

/** Takes what session storage holds and returns the form; anything that is not one gives an empty form. */
export function parseShippingDraft(text: string | null): ShippingDraft {
  try {
    return v.parse(ShippingDraftSchema, JSON.parse(text ?? ""));
  } catch {
    return EMPTY_SHIPPING_DRAFT;
  }
}

export type ShippingProblem = "email" | "phone" | "province" | "characters";

/**
 * Takes the form and another country, and returns the form with it. A province that was chosen from Ecuador's list, or
 * typed for another country, does not go over to the other side.
 */
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

/** Takes the form and returns what is wrong in form, by field; blank fields are not judged here. */
export function shippingProblems(draft: ShippingDraft): Problems {
  const problems: Problems = {};
  for (const name of Object.keys(draft) as ShippingFieldName[]) {
    const problem = problemOf(draft, name);
    if (problem) problems[name] = problem;
  }
  return problems;
}

/** Whether Continue to Payment may be pressed: every required field is non-blank; postal code and province are optional (section 5). */
export function isComplete(draft: ShippingDraft): boolean {
  const { postalCode: _postalCode, province: _province, ...required } = draft;
  return Object.values(required).every((text) => text.trim() !== "");
}
