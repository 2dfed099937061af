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

test("what was typed comes back from storage", () => {
  expect(parseShippingDraft(JSON.stringify(FILLED))).toEqual(FILLED);
});

test.each([null, "", "not JSON", "[]", '{"firstName":1}'])("%s gives an empty form", (text) => {
  expect(parseShippingDraft(text)).toEqual(EMPTY_SHIPPING_DRAFT);
});

test("the form is complete without a postal code, and with nothing else missing", () => {
  const optional = ["postalCode", "province"];
  expect(isComplete(FILLED)).toBe(true);
  for (const name of Object.keys(FILLED)) {
    const isBlankComplete = isComplete({ ...FILLED, [name]: "  " });
    expect(isBlankComplete, name).toBe(optional.includes(name));
  }
});

test("a form that was kept before there were provinces comes back with none", () => {
  const { province: _province, ...before } = FILLED;
  expect(parseShippingDraft(JSON.stringify(before))).toEqual({ ...FILLED, province: "" });
});

test("a province goes with its country", () => {
  expect(changedCountry(FILLED, "ecuador")).toMatchObject({ province: "Pichincha" });
  const abroad = changedCountry({ ...FILLED, province: "" }, "Colombia");
  const typed = { ...abroad, province: "Antioquia" };
  expect(changedCountry(FILLED, "Colombia")).toMatchObject({ province: "" });
  expect(changedCountry(typed, "Peru")).toMatchObject({ province: "Antioquia" });
  expect(changedCountry(typed, "Ecuador")).toMatchObject({ province: "" });
});

test("characters that no label can carry are said at their field", () => {
  expect(shippingProblems({ ...FILLED, address: "Av. \u0007Amazonas", city: "\ud800" })).toEqual({
    address: "characters",
    city: "characters",
  });
});

test("a province that Ecuador has not is said at its field", () => {
  expect(shippingProblems({ ...FILLED, province: "Antioquia" })).toEqual({ province: "province" });
  expect(shippingProblems({ ...FILLED, province: "Antioquia", country: "Colombia" })).toEqual({});
});

test("a wrong e-mail and a wrong telephone number are said at their fields; blank ones are not judged", () => {
  expect(shippingProblems(FILLED)).toEqual({});
  expect(shippingProblems(EMPTY_SHIPPING_DRAFT)).toEqual({});
  expect(shippingProblems({ ...FILLED, email: "lucia@", phone: "12" })).toEqual({
    email: "email",
    phone: "phone",
  });
});
