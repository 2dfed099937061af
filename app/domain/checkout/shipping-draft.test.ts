import { expect, test } from "vitest";
import { FREE_EVERYWHERE } from "../delivery/delivery-zone.ts";
import {
  changedDraft,
  customerOf,
  type DeliveryTerms,
  EMPTY_SHIPPING_DRAFT,
  isSubmittable,
  missingFields,
  parseShippingDraft,
  shippingProblems,
} from "./shipping-draft.ts";

const FILLED = {
  firstName: "Lucía",
  lastName: "Andrade",
  email: "lucia@example.com",
  phone: "0991234567",
  address: "Av. Amazonas N34-120",
  landmark: "Frente al parque",
  city: "Quito",
  province: "Pichincha",
  postalCode: "",
  country: "Ecuador",
};

const ANYWHERE: DeliveryTerms = { method: "delivery", zones: [FREE_EVERYWHERE] };

test("restores the stored form", () => {
  expect(parseShippingDraft(JSON.stringify(FILLED))).toEqual(FILLED);
});

test.each(["", "not JSON", "[]", '{"firstName":1}'])("rejects a stored form of %s", (text) => {
  expect(() => parseShippingDraft(text)).toThrow();
});

test("requires every field except landmark, province, postal code and country", () => {
  const optional = ["country", "landmark", "postalCode", "province"];
  expect(missingFields(FILLED, ANYWHERE)).toEqual([]);
  for (const name of Object.keys(FILLED)) {
    const missing = missingFields({ ...FILLED, [name]: "  " }, ANYWHERE);
    expect(missing).toEqual(optional.includes(name) ? [] : [name]);
  }
});

test("requires the province of Ecuador where a way to pay depends on it", () => {
  const terms = {
    method: "delivery",
    zones: [FREE_EVERYWHERE],
    paymentNeedsProvince: true,
  } as const;
  const blank = { ...FILLED, province: "" };
  expect(missingFields(blank, terms)).toEqual(["province"]);
  expect(missingFields({ ...blank, country: "Colombia" }, terms)).toEqual([]);
  expect(missingFields(blank, { ...terms, method: "pickup" })).toEqual([]);
});

test("lists what is missing in the form's order", () => {
  expect(missingFields(EMPTY_SHIPPING_DRAFT, ANYWHERE)).toEqual([
    "firstName",
    "lastName",
    "email",
    "phone",
    "address",
    "city",
  ]);
});

test("submits only what is complete and valid", () => {
  expect(isSubmittable(FILLED, ANYWHERE)).toBe(true);
  expect(isSubmittable({ ...FILLED, city: " " }, ANYWHERE)).toBe(false);
  expect(isSubmittable({ ...FILLED, city: "\u0007" }, ANYWHERE)).toBe(false);
});

test("sets the province of a known city, and clears it with the city", () => {
  const blank = { ...FILLED, city: "", province: "" };
  expect(changedDraft(blank, "city", "cuenca")).toMatchObject({ province: "Azuay" });
  expect(changedDraft(FILLED, "city", "Quit")).toMatchObject({ province: "" });
  const abroad = { ...blank, country: "Colombia" };
  expect(changedDraft(abroad, "city", "Quito")).toMatchObject({ province: "" });
});

test("keeps a chosen province while an unknown city is typed", () => {
  const chosen = { ...FILLED, city: "Puemb", province: "Pichincha" };
  expect(changedDraft(chosen, "city", "Checa")).toMatchObject({ province: "Pichincha" });
  expect(changedDraft(chosen, "address", "Calle B")).toMatchObject({ province: "Pichincha" });
});

test("clears the province when the country changes, and finds it again in Ecuador", () => {
  const change = (draft: typeof FILLED, country: string) => changedDraft(draft, "country", country);
  expect(change(FILLED, "ecuador")).toMatchObject({ province: "Pichincha" });
  expect(change(FILLED, "Colombia")).toMatchObject({ province: "" });
  const typed = { ...change(FILLED, "Colombia"), province: "Antioquia" };
  expect(change(typed, "Peru")).toMatchObject({ province: "Antioquia" });
  expect(change(typed, "Ecuador")).toMatchObject({ province: "Pichincha" });
  expect(change({ ...typed, city: "Medellín" }, "Ecuador")).toMatchObject({ province: "" });
});

test("names the international form of a telephone number outside of Ecuador", () => {
  const abroad = { ...FILLED, country: "Colombia", phone: "3001234567" };
  expect(shippingProblems(abroad, ANYWHERE)).toEqual({ phone: "phone-abroad" });
  expect(shippingProblems({ ...abroad, phone: "912 345 678" }, ANYWHERE)).toEqual({
    phone: "phone-abroad",
  });
  expect(shippingProblems({ ...abroad, phone: "+57 300 123 4567" }, ANYWHERE)).toEqual({});
  expect(shippingProblems({ ...abroad, phone: "099 123 4567" }, ANYWHERE)).toEqual({});
  expect(shippingProblems({ ...FILLED, phone: "3001234567" }, ANYWHERE)).toEqual({
    phone: "phone",
  });
});

test("reports control characters at their field", () => {
  const wrong = { address: "Av. \u0007Amazonas", city: "\ud800", email: "a\u0000@b.c" };
  expect(shippingProblems({ ...FILLED, ...wrong }, ANYWHERE)).toEqual({
    email: "characters",
    address: "characters",
    city: "characters",
  });
});

test.each([
  ["email", "x@y"],
  ["email", "ana@example.com, eva@example.com"],
  ["phone", "123"],
] as const)("warns of the %s %s, and submits it", (name, value) => {
  const draft = { ...FILLED, [name]: value };
  expect(shippingProblems(draft, ANYWHERE)).toEqual({ [name]: name });
  expect(isSubmittable(draft, ANYWHERE)).toBe(true);
});

test("reports an unknown province of Ecuador at its field", () => {
  expect(shippingProblems({ ...FILLED, province: "Antioquia" }, ANYWHERE)).toEqual({
    province: "province",
  });
  expect(
    shippingProblems({ ...FILLED, province: "Antioquia", country: "Colombia" }, ANYWHERE),
  ).toEqual({});
});

test("reports an invalid email and telephone number at their fields, but no blank ones", () => {
  expect(shippingProblems(FILLED, ANYWHERE)).toEqual({});
  expect(shippingProblems(EMPTY_SHIPPING_DRAFT, ANYWHERE)).toEqual({});
  expect(shippingProblems({ ...FILLED, email: "lucia@", phone: "12" }, ANYWHERE)).toEqual({
    email: "email",
    phone: "phone",
  });
});

const QUITO = {
  ...FREE_EVERYWHERE,
  isEverywhereElse: false,
  provinces: ["Pichincha"],
  price: 300,
};
const terms = (...zones: DeliveryTerms["zones"]): DeliveryTerms => ({ method: "delivery", zones });
const ABROAD = { ...FILLED, country: "Perú", phone: "+51 912 345 678" };

test("requires the province only where the cost of delivery depends on it", () => {
  const noProvince = { ...FILLED, city: "Nowhere", province: "" };
  expect(missingFields(noProvince, terms(FREE_EVERYWHERE))).toEqual([]);
  expect(missingFields(noProvince, terms(QUITO, FREE_EVERYWHERE))).toEqual(["province"]);
  expect(missingFields({ ...ABROAD, province: "" }, terms(QUITO, FREE_EVERYWHERE))).toEqual([]);
});

test("counts a blank country as Ecuador", () => {
  const draft = { ...FILLED, country: " " };
  expect(shippingProblems(draft, terms(QUITO))).toEqual({});
  expect(changedDraft({ ...draft, province: "" }, "city", "Cuenca")).toMatchObject({
    province: "Azuay",
  });
});

test("names the field of a place without delivery", () => {
  const inProvince = (province: string) => ({ ...FILLED, province });
  expect(shippingProblems(inProvince("Loja"), terms(QUITO))).toEqual({ province: "undelivered" });
  expect(shippingProblems(inProvince("Pichincha"), terms(QUITO))).toEqual({});
  expect(shippingProblems(inProvince(""), terms(QUITO))).toEqual({});
  expect(shippingProblems(ABROAD, terms(QUITO))).toEqual({ country: "undelivered" });
  expect(isSubmittable(inProvince("Loja"), terms(QUITO))).toBe(false);
});

test("needs no address for a pick-up, and sends none", () => {
  const pickup: DeliveryTerms = { method: "pickup", zones: [] };
  const { firstName, lastName, email, phone } = FILLED;
  const person = { ...EMPTY_SHIPPING_DRAFT, firstName, lastName, email, phone, country: "" };
  expect(isSubmittable(person, pickup)).toBe(true);
  expect(missingFields(EMPTY_SHIPPING_DRAFT, pickup)).toEqual([
    "firstName",
    "lastName",
    "email",
    "phone",
  ]);
  expect(customerOf(FILLED, "pickup")).toEqual({ ...person, country: "Ecuador" });
});
