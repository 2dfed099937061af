import { expect, test } from "vitest";
import {
  changedCountry,
  EMPTY_SHIPPING_DRAFT,
  isComplete,
  parseShippingDraft,
  shippingProblems,
} from "./shipping-draft.ts";

const FILLED = {
  firstName: "Lucía",
  lastName: "Andrade",
  email: "lucia@example.com",
  phone: "0991234567",
  address: "Av. Amazonas N34-120",
  city: "Quito",
  province: "Pichincha",
  postalCode: "",
  country: "Ecuador",
};

test("restores the stored form", () => {
  expect(parseShippingDraft(JSON.stringify(FILLED))).toEqual(FILLED);
});

test.each([null, "", "not JSON", "[]", '{"firstName":1}'])(
  "returns an empty form for %s",
  (text) => {
    expect(parseShippingDraft(text)).toEqual(EMPTY_SHIPPING_DRAFT);
  },
);

test("requires every field except postal code and province", () => {
  const optional = ["postalCode", "province"];
  expect(isComplete(FILLED)).toBe(true);
  for (const name of Object.keys(FILLED)) {
    const isBlankComplete = isComplete({ ...FILLED, [name]: "  " });
    expect(isBlankComplete, name).toBe(optional.includes(name));
  }
});

test("restores a form stored before provinces existed", () => {
  const { province: _province, ...before } = FILLED;
  expect(parseShippingDraft(JSON.stringify(before))).toEqual({ ...FILLED, province: "" });
});

test("clears the province when the country changes", () => {
  expect(changedCountry(FILLED, "ecuador")).toMatchObject({ province: "Pichincha" });
  const abroad = changedCountry({ ...FILLED, province: "" }, "Colombia");
  const typed = { ...abroad, province: "Antioquia" };
  expect(changedCountry(FILLED, "Colombia")).toMatchObject({ province: "" });
  expect(changedCountry(typed, "Peru")).toMatchObject({ province: "Antioquia" });
  expect(changedCountry(typed, "Ecuador")).toMatchObject({ province: "" });
});

test("reports control characters at their field", () => {
  expect(shippingProblems({ ...FILLED, address: "Av. \u0007Amazonas", city: "\ud800" })).toEqual({
    address: "characters",
    city: "characters",
  });
});

test("reports an unknown province of Ecuador at its field", () => {
  expect(shippingProblems({ ...FILLED, province: "Antioquia" })).toEqual({ province: "province" });
  expect(shippingProblems({ ...FILLED, province: "Antioquia", country: "Colombia" })).toEqual({});
});

test("reports an invalid e-mail and telephone number at their fields, but no blank ones", () => {
  expect(shippingProblems(FILLED)).toEqual({});
  expect(shippingProblems(EMPTY_SHIPPING_DRAFT)).toEqual({});
  expect(shippingProblems({ ...FILLED, email: "lucia@", phone: "12" })).toEqual({
    email: "email",
    phone: "phone",
  });
});
