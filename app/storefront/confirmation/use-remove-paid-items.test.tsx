// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import type { BagItem } from "#app/domain/bag/bag.ts";
import { STORED_BAG_KEY } from "#app/domain/bag/stored-bag.ts";
import type { OrderItem } from "#app/domain/order/order.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { storedBagValue } from "../bag/stored-bag-value.ts";
import { discountCode } from "../payment-progress/discount-code.ts";
import { addPendingCheckout, lastOrder } from "../payment-progress/pending-checkout.ts";
import { useRemovePaidItems } from "./use-remove-paid-items.ts";

const SCARF: BagItem = {
  id: "scarf-1",
  product: {
    id: "7d7a7a52-2a53-4b64-9c3c-0f4c8a3a1b11",
    slug: "scarf",
    name: "Scarf",
    price: 10_000,
    collection: null,
    image: null,
  },
  size: "",
  color: "Navy",
  quantity: 2,
  priceWhenAdded: 10_000,
  availability: "available",
  stock: null,
};
const BELT: BagItem = {
  ...SCARF,
  id: "belt-1",
  product: { ...SCARF.product, id: "00000000-0000-4000-8000-000000000001", name: "Belt" },
};
const PAID: OrderItem[] = [
  {
    sku: SCARF.product.id,
    name: "Scarf",
    nameEs: null,
    quantity: 2,
    price: 10_000,
    size: "",
    color: "Navy",
    image: null,
  },
];

let unmount = () => {};

function Receipt({ reference }: { reference: string }) {
  useRemovePaidItems(reference, PAID);
  return null;
}

async function openReceipt(reference = "GL-1") {
  unmount();
  unmount = await mount(<Receipt reference={reference} />);
}

afterEach(() => {
  unmount();
  unmount = () => {};
  localStorage.clear();
  sessionStorage.clear();
});

test("removes the stored bag that was paid", async () => {
  addPendingCheckout("GL-1");
  storedBagValue.update(() => [SCARF]);
  await openReceipt();
  expect(localStorage.getItem(STORED_BAG_KEY)).toBeNull();
  expect(lastOrder.get()).toBe("GL-1");
});

test("removes the discount code with it, and not one of a later bag", async () => {
  addPendingCheckout("GL-1");
  discountCode.update(() => "MADRE10");
  await openReceipt();
  expect(sessionStorage.getItem("gemma-luce-discount")).toBeNull();
  discountCode.update(() => "LATER");
  await openReceipt();
  expect(discountCode.get()).toBe("LATER");
});

test("keeps what was added during the payment, also on a later visit", async () => {
  addPendingCheckout("GL-1");
  storedBagValue.update(() => [SCARF, BELT]);
  await openReceipt();
  expect(storedBagValue.get()).toEqual([BELT]);
  storedBagValue.update(() => [BELT, SCARF]);
  await openReceipt();
  expect(storedBagValue.get()).toEqual([BELT, SCARF]);
});

test("leaves the bag at the receipt of another checkout", async () => {
  storedBagValue.update(() => [SCARF]);
  addPendingCheckout("GL-2");
  await openReceipt();
  expect(storedBagValue.get()).toEqual([SCARF]);
  expect(lastOrder.get()).toBeNull();
});

test("removes a bag whose first checkout was paid, though another tab had replaced it", async () => {
  storedBagValue.update(() => [SCARF]);
  addPendingCheckout("GL-1");
  addPendingCheckout("GL-2");
  await openReceipt();
  expect(storedBagValue.get()).toEqual([]);
  storedBagValue.update(() => [SCARF]);
  await openReceipt("GL-2");
  expect(storedBagValue.get()).toEqual([SCARF]);
});
