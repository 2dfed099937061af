import { expect, test } from "vitest";
import type { CheckoutRequest } from "#app/domain/checkout/checkout.ts";
import { noPaymentDesk } from "./no-payment-desk.ts";

const wanted: CheckoutRequest = {
  customer: {
    firstName: "Ana",
    lastName: "Pérez",
    email: "ana@example.com",
    phone: "+593991234567",
    address: "x",
    city: "Quito",
    landmark: "",
    province: "",
    postalCode: "",
    country: "Ecuador",
  },
  lines: [],
  replaces: null,
  language: "en",
};

test("starts, confirms and finds nothing without a database, in the specification's words", async () => {
  const desk = noPaymentDesk;
  await expect(desk.start(wanted)).rejects.toMatchObject({
    code: "NOT_SELLABLE",
    message: "Supabase not configured",
    hint: "not_configured",
  });
  const { verdict, settlement } = desk.confirm("GL-1-a", "23178284");
  const failed = { kind: "failed", failure: "not_configured", refund: null };
  expect(await verdict).toEqual(failed);
  expect(await settlement).toEqual(failed);
  expect(await desk.findReceipt("GL-1-a")).toBeNull();
});
