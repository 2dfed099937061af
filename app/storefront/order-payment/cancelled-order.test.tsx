// @vitest-environment happy-dom
import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { Order } from "#app/domain/order/order.ts";
import { SAMPLE_ORDER } from "#app/domain/testing/sample-order.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { CancelledOrder } from "./cancelled-order.tsx";

let unmount = () => {};
afterEach(() => unmount());

async function textOf(
  order: Order,
  isUnchecked: boolean,
  refusal: string | null = null,
  isSoldOut = false,
) {
  const Component = () => <CancelledOrder {...{ order, isUnchecked, isSoldOut, refusal }} />;
  const Stub = createRoutesStub([{ path: "/", Component }]);
  unmount = await mount(<Stub />);
  return document.body.textContent;
}

const transfer: Order = { ...SAMPLE_ORDER, paymentMethod: "transfer", status: "cancelled" };

test("does not call an order unpaid whose receipt was not checked in time", async () => {
  const text = await textOf(transfer, true);
  expect(text).toContain("ended before we had checked your receipt");
  expect(text).toContain("We will still check it and write to you.");
  expect(text).not.toContain("not paid in time");
});

test("says that an item is sold out, not that the time ended, with or without a receipt", async () => {
  for (const isUnchecked of [true, false]) {
    const text = await textOf(transfer, isUnchecked, null, true);
    unmount();
    expect(text).toContain("An item of order 1A2B3C4D is no longer available");
    expect(text).toContain("you get your money back");
    expect(text).not.toMatch(/ended before|not paid in time/);
  }
});

test("promises nothing of a receipt that staff have refused", async () => {
  const text = await textOf(transfer, false, "No payment arrived.", true);
  expect(text).toContain("An item of order 1A2B3C4D is no longer available");
  expect(text).toContain("Our answer about your payment: No payment arrived.");
  expect(text).not.toContain("money back");
});

test("asks to write where an order was cancelled without a receipt", async () => {
  expect(await textOf(transfer, false)).toContain("If you have paid, write to us");
});

test("says what staff have answered about the payment of a cancelled order", async () => {
  const text = await textOf(transfer, false, "We returned your money.");
  expect(text).toContain("Our answer about your payment: We returned your money.");
});
