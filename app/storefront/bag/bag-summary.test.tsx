// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { addPendingCheckout } from "../payment-progress/pending-checkout.ts";
import { mountBag, SCARF } from "./testing/mount-bag.tsx";

const NOTICE = "Your payment is being checked.";
const CHECKING = { state: "checking", transactionId: null, receiptLabel: "" };

let bag: Awaited<ReturnType<typeof mountBag>>;

afterEach(() => {
  bag.unmount();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test.each([
  ["the notice of a payment", () => Response.json({ ...CHECKING, notice: NOTICE }), NOTICE],
  ["checkout where none is known", () => new Response("", { status: 429 }), "Proceed to Checkout"],
])("offers %s", async (_what, progress, text) => {
  const catalogue = () => Response.json({ source: "sample", products: [] });
  vi.stubGlobal("fetch", async (url: string) =>
    url.includes("/checkout/payment") ? progress() : catalogue(),
  );
  addPendingCheckout("GL-1");
  bag = await mountBag();
  await act(async () => void bag.cart().add(SCARF));
  await act(async () => bag.cart().open());
  await vi.waitFor(() => expect(document.body.textContent).toContain("Subtotal"));
  await act(async () => {});
  const shown = document.querySelector("[role=dialog]")?.textContent;
  expect([NOTICE, "Proceed to Checkout"].filter((one) => shown?.includes(one))).toEqual([text]);
});
