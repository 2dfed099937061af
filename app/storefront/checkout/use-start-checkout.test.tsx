// @vitest-environment happy-dom
import { act } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EMPTY_SHIPPING_DRAFT } from "#app/domain/checkout/shipping-draft.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { discountCode } from "../payment-progress/discount-code.ts";
import { addPendingCheckout, finishPendingCheckout } from "../payment-progress/pending-checkout.ts";
import { useStartCheckout } from "./use-start-checkout.ts";

let attempt: ReturnType<typeof useStartCheckout>;
let unmount = () => {};

function Checkout() {
  attempt = useStartCheckout();
  return null;
}

/** Open checkout against these answers, one a start, and return what is sent. */
async function openCheckout(...answers: object[]) {
  const sent: { attemptKey: string; replaces: string | null }[] = [];
  const action = async ({ request }: { request: Request }) => {
    sent.push(await request.json());
    return answers.shift();
  };
  const router = createMemoryRouter([
    { path: "/", Component: Checkout },
    { path: "/checkout", action },
  ]);
  unmount = await mount(<RouterProvider router={router} />);
  return sent;
}

async function start() {
  const wanted = { draft: EMPTY_SHIPPING_DRAFT, items: [], invoiceBuyer: null, discountCode: "" };
  await act(async () => attempt.start({ ...wanted, delivery: "delivery" }));
  await act(async () => new Promise((resolve) => setTimeout(resolve, 0)));
}

beforeEach(() => void vi.spyOn(window.location, "reload").mockReturnValue());

afterEach(() => {
  unmount();
  vi.restoreAllMocks();
  localStorage.clear();
});

test("names every attempt by one key until its order is made", async () => {
  const lost = { ok: false, error: { code: "UNAVAILABLE", message: "", hint: null } };
  const held = { ok: true, checkout: { reference: "GL-1-a" } };
  const sent = await openCheckout(lost, held, held);
  await start();
  await start();
  expect(sent[1]).toMatchObject({ attemptKey: sent[0]?.attemptKey, replaces: null });
  expect(sent[0]?.attemptKey).toMatch(/^[\da-f-]{36}$/);
  finishPendingCheckout("GL-1-a");
  await start();
  expect(sent[2]?.attemptKey).not.toBe(sent[0]?.attemptKey);
});

test("asks for no second payment once another tab shows the receipt of this bag, and ends its code", async () => {
  await openCheckout({ ok: true, checkout: { reference: "GL-1-a" } });
  await start();
  addPendingCheckout("GL-1-b");
  discountCode.update(() => "HOLA10");
  expect(window.location.reload).not.toHaveBeenCalled();
  localStorage.clear();
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  expect(window.location.reload).toHaveBeenCalledOnce();
  expect(discountCode.get()).toBe("");
});
