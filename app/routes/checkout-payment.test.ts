import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import type { PaymentDesk } from "#app/payments/payment-desk.ts";
import { type Shop, shopContext } from "#app/shop-context.ts";
import { loader } from "./checkout-payment.ts";

const CHECKING = { state: "checking", transactionId: "7" } as const;

function load(query: string, findProgress: PaymentDesk["findProgress"] = async () => CHECKING) {
  const context = new RouterContextProvider();
  context.set(shopContext, { paymentDesk: { findProgress } } as Shop);
  const url = new URL(`http://shop.test/checkout/payment${query}`);
  const request = new Request(url);
  const answer = loader({ request, url, context, params: {}, pattern: "/checkout/payment" });
  return answer.catch((error: unknown) => error);
}

test("returns the progress of a reference and its words, uncached", async () => {
  const response = await load("?reference=GL-1-a");
  if (!(response instanceof Response)) throw response;
  expect(await response.json()).toMatchObject({
    ...CHECKING,
    notice: expect.stringMatching(/^Your payment is being checked/),
  });
  expect(response.headers.get("Cache-Control")).toBe("no-store");
});

test.each(["", "?reference=", "?reference=GL%00", `?reference=${"x".repeat(51)}`])(
  "rejects the query %j",
  async (query) => {
    expect(await load(query)).toMatchObject({ init: { status: 400 } });
  },
);

test("tells a client over its limit when to ask again", async () => {
  const limited = async () => {
    throw new ShopError("TOO_MANY_REQUESTS", "Too many attempts.", "30");
  };
  expect(await load("?reference=GL-1-a", limited)).toMatchObject({
    init: { status: 429, headers: { "Retry-After": "30" } },
  });
});
