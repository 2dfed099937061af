import * as v from "valibot";
import { EMAIL_FORM } from "../contact/email-form.ts";
import { provinceOfCity } from "../delivery/city-province.ts";
import type { DeliveryMethod } from "../delivery/delivery.ts";
import { requiresProvince, zoneOf } from "../delivery/delivery-quote.ts";
import type { DeliveryZone } from "../delivery/delivery-zone.ts";
import { HOME_COUNTRY, isEcuador, isProvinceOf } from "../delivery/province.ts";
import { CUSTOMER_FIELDS } from "./customer-fields.ts";
import { customerPhone } from "./customer-phone.ts";

/** An empty form. Default country: Ecuador (specification section 9). */
export const EMPTY_SHIPPING_DRAFT = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  address: "",
  landmark: "",
  city: "",
  province: "",
  postalCode: "",
  country: HOME_COUNTRY,
};

/** The state of the shipping form. */
export type ShippingDraft = typeof EMPTY_SHIPPING_DRAFT;

export type ShippingFieldName = keyof ShippingDraft;

/** In the form's order. */
export const SHIPPING_FIELDS = Object.keys(EMPTY_SHIPPING_DRAFT) as ShippingFieldName[];

const ShippingDraftSchema = v.object(
  v.entriesFromList(SHIPPING_FIELDS, v.pipe(v.string(), v.maxLength(200))),
);

/** Parse the stored form. Throws if it is invalid. */
export function parseShippingDraft(text: string): ShippingDraft {
  return v.parse(ShippingDraftSchema, JSON.parse(text));
}

/** How the order reaches its shopper, and where the shop delivers. */
export type DeliveryTerms = {
  method: DeliveryMethod;
  zones: readonly DeliveryZone[];
  /** Whether a way to pay is offered in some provinces only. */
  paymentNeedsProvince?: boolean;
};

/** What may be mistyped, and is taken nevertheless (decision 117). */
const WARNINGS = ["email", "phone", "phone-abroad"] as const;

type ShippingWarning = (typeof WARNINGS)[number];

export type ShippingProblem = ShippingWarning | "province" | "undelivered" | "characters";

/** Return whether a problem is a warning, which does not hold an order up. */
export function isWarning(problem: ShippingProblem): boolean {
  return WARNINGS.some((warning) => warning === problem);
}

/** Return the province of the draft's city, or null outside of Ecuador and where the city is not known. */
export function foundProvince({ country, city }: ShippingDraft): string | null {
  return isEcuador(country) ? provinceOfCity(city) : null;
}

/** Change one field. The province follows a known city, and is cleared when the country changes to or from Ecuador. */
export function changedDraft(
  draft: ShippingDraft,
  name: ShippingFieldName,
  value: string,
): ShippingDraft {
  const changed = { ...draft, [name]: value };
  if (name !== "city" && name !== "country") return changed;
  const isKept =
    isEcuador(draft.country) === isEcuador(changed.country) &&
    draft.province !== foundProvince(draft);
  return { ...changed, province: foundProvince(changed) ?? (isKept ? draft.province : "") };
}

type Problems = Partial<Record<ShippingFieldName, ShippingProblem>>;

function problemOf(draft: ShippingDraft, name: ShippingFieldName): ShippingProblem | null {
  if (draft[name].trim() === "") return null;
  const { success, output } = v.safeParse(CUSTOMER_FIELDS[name], draft[name]);
  if (!success) return "characters";
  switch (name) {
    case "email":
      return EMAIL_FORM.test(output) ? null : name;
    case "phone":
      if (customerPhone(output, draft.country)) return null;
      return isEcuador(draft.country) ? name : "phone-abroad";
    case "province":
      return isProvinceOf(draft.country, output) ? null : name;
    default:
      return null;
  }
}

/** Return what is sent to the server: a pick-up has no address. */
export function customerOf(draft: ShippingDraft, method: DeliveryMethod): ShippingDraft {
  if (method === "delivery") return draft;
  const { firstName, lastName, email, phone } = draft;
  return { ...EMPTY_SHIPPING_DRAFT, firstName, lastName, email, phone };
}

/** Return the field that names a place without delivery, or null. A province that is still missing names none. */
function undeliveredField(draft: ShippingDraft, { method, zones }: DeliveryTerms) {
  const isAwaited = draft.province.trim() === "" && requiresProvince(zones, draft.country);
  if (method === "pickup" || isAwaited || zoneOf(zones, draft)) return null;
  return isEcuador(draft.country) ? "province" : "country";
}

/** Return the invalid fields, and those with a warning. Blank fields are not checked here. */
export function shippingProblems(draft: ShippingDraft, terms: DeliveryTerms): Problems {
  const problems: Problems = {};
  const customer = customerOf(draft, terms.method);
  for (const name of SHIPPING_FIELDS) {
    const problem = problemOf(customer, name);
    if (problem) problems[name] = problem;
  }
  const undelivered = undeliveredField(draft, terms);
  if (undelivered) problems[undelivered] ??= "undelivered";
  return problems;
}

/** Postal code (section 5), country (Ecuador where it is blank), and what the specification does not have. */
const OPTIONAL: readonly ShippingFieldName[] = ["landmark", "province", "postalCode", "country"];

const RECIPIENT: readonly ShippingFieldName[] = ["firstName", "lastName", "email", "phone"];

/** Return whether a field has to be filled in. The province has to be where the cost of delivery or a way to pay depends on it. */
export function isRequired(
  name: ShippingFieldName,
  { country }: ShippingDraft,
  { method, zones, paymentNeedsProvince = false }: DeliveryTerms,
): boolean {
  if (method === "pickup") return RECIPIENT.includes(name);
  if (name !== "province") return !OPTIONAL.includes(name);
  return requiresProvince(zones, country) || (paymentNeedsProvince && isEcuador(country));
}

/** Return the name of who receives the parcel; '' while it is not typed. */
export function recipientOf({ firstName, lastName }: ShippingDraft): string {
  return `${firstName.trim()} ${lastName.trim()}`.trim();
}

/** Return the required fields that are blank, in the form's order. */
export function missingFields(draft: ShippingDraft, terms: DeliveryTerms): ShippingFieldName[] {
  return SHIPPING_FIELDS.filter(
    (name) => isRequired(name, draft, terms) && draft[name].trim() === "",
  );
}

/** Return whether a draft can be submitted: nothing required is missing, and nothing is invalid. Warnings hold nothing up. */
export function isSubmittable(draft: ShippingDraft, terms: DeliveryTerms): boolean {
  return (
    missingFields(draft, terms).length === 0 &&
    Object.values(shippingProblems(draft, terms)).every(isWarning)
  );
}
