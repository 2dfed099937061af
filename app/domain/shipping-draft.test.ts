import { expect, test } from "vitest";
import {
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
  expect(isComplete(FILLED)).toBe(true);
  for (const name of Object.keys(FILLED).filter((field) => field !== "postalCode")) {
    expect(isComplete({ ...FILLED, [name]: "  " }), name).toBe(false);
  }
});

test("a wrong e-mail and a wrong telephone number are said at their fields; blank ones are not judged", () => {
  expect(shippingProblems(FILLED)).toEqual({});
  expect(shippingProblems(EMPTY_SHIPPING_DRAFT)).toEqual({});
  expect(shippingProblems({ ...FILLED, email: "lucia@", phone: "12" })).toEqual({
    email: "email",
    phone: "phone",
  });
});
