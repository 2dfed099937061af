import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import type { OrderPayments } from "#app/payments/order-payments.ts";
import type { PaymentDesk } from "#app/payments/payment-desk.ts";
import { type Shop, shopContext } from "#app/shop-context.ts";
import { loader } from "./confirmation.tsx";

const RETURN = "?id=7&clientTransactionId=GL-1-a";
const UNRESOLVED = { kind: "failed", failure: "unresolved", refund: null, isUncharged: false };

type Visit = { path?: string; cookie?: string } & Partial<
  Pick<PaymentDesk, "findLanguage" | "findReceipt">
>;

/** Load the page that PayPhone returns to, for a checkout in Spanish. */
function load({
  path = "/confirmation",
  cookie = "",
  findLanguage = async () => "es",
  findReceipt = async () => null,
}: Visit) {
  const context = new RouterContextProvider();
  const outcome = Promise.resolve(UNRESOLVED);
  const desk = {
    findLanguage,
    findReceipt,
    confirm: () => ({ verdict: outcome, settlement: outcome }),
  } as Partial<PaymentDesk> as PaymentDesk;
  const payments = { find: async () => null } as Partial<OrderPayments> as OrderPayments;
  context.set(shopContext, { paymentDesk: desk, orderPayments: payments } as Shop);
  const url = new URL(`http://shop.test${path}${path.includes("?") ? "" : RETURN}`);
  const request = new Request(url, { headers: { cookie } });
  const pattern = "/:language?/confirmation";
  return loader({ request, url, context, params: {}, pattern }).catch((error: unknown) => error);
}

test("leads a return to the language of its checkout", async () => {
  const response = await load({});
  if (!(response instanceof Response)) throw response;
  expect(response.status).toBe(302);
  expect(response.headers.get("Location")).toBe(`/es/confirmation${RETURN}`);
});

test.each<[string, Visit]>([
  ["in the language of its checkout", { path: "/es/confirmation" }],
  ["of a shopper who chose a language", { cookie: "a=b; language=en" }],
  ["whose checkout is unknown", { findLanguage: async () => null }],
  ["without the database", { findLanguage: () => Promise.reject(new Error("unreachable")) }],
])("leaves a return %s where it is", async (_case, visit) => {
  expect(await load(visit)).toMatchObject({ kind: "confirming" });
});

test("leaves the receipt that is opened later in the language of its link", async () => {
  const path = "/confirmation?clientTransactionId=GL-1-a";
  expect(await load({ path })).toMatchObject({ kind: "no_transaction" });
});

const unreachable = () => Promise.reject(new Error("unreachable"));

test("confirms a payment whose receipt could not be read", async () => {
  const visit = { findReceipt: unreachable, findLanguage: unreachable };
  expect(await load(visit)).toMatchObject({ kind: "confirming" });
});

test("reports other receipts that could not be read as errors", async () => {
  for (const path of ["?clientTransactionId=GL-1-a", `${RETURN}&status=cancelled`]) {
    const visit = { path: `/confirmation${path}`, findReceipt: unreachable };
    expect(await load(visit)).toEqual(new Error("unreachable"));
  }
});

test("confirms nothing above the limit of look-ups", async () => {
  const findReceipt = () => Promise.reject(new ShopError("TOO_MANY_REQUESTS", "Wait.", "9"));
  expect(await load({ findReceipt })).toMatchObject({ data: { kind: "too_many_returns" } });
});
