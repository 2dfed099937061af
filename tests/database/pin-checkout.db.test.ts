import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestShop, type TestShop } from "./open-test-shop.ts";
import { checkoutOf, fail, pay, pin, settle } from "./pay.ts";
import { BLAZER, DRESS, lapse, resetPurchases, startCheckout, tryCheckout } from "./sample-bag.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(() => resetPurchases(shop));

test("holds the units of a pinned checkout beyond the end of the hold", async () => {
  const { reference } = await startCheckout(shop, [{ ...BLAZER, quantity: 5 }]);
  await pin(shop, reference);
  const pinned = await checkoutOf(shop, reference);
  await lapse(shop, reference);
  expect((await tryCheckout(shop, [BLAZER])).body.details).toBe("OUT_OF_STOCK");
  expect((await pin(shop, reference)).outcome).toBe("pinned");
  expect(await checkoutOf(shop, reference)).toEqual(pinned);
  expect((await pay(shop, reference)).status).toBe("pending");
});

test("holds the units again when a lapsed checkout is pinned", async () => {
  const { reference } = await startCheckout(shop, [{ ...BLAZER, quantity: 5 }]);
  await lapse(shop, reference);
  expect((await pin(shop, reference)).outcome).toBe("pinned");
  expect((await tryCheckout(shop, [BLAZER])).body.details).toBe("OUT_OF_STOCK");
});

test("fails a lapsed checkout whose units were sold", async () => {
  const late = await startCheckout(shop, [{ ...BLAZER, quantity: 3 }]);
  await lapse(shop, late.reference);
  const quick = await startCheckout(shop, [{ ...BLAZER, quantity: 3 }]);
  expect(await pin(shop, late.reference)).toEqual({ outcome: "sold_out" });
  expect(await checkoutOf(shop, late.reference)).toMatchObject({
    status: "failed",
    failure: "sold_out",
  });
  await lapse(shop, quick.reference);
  expect(await pin(shop, late.reference)).toEqual({
    outcome: "failed",
    failure: "sold_out",
    refund: null,
    isUncharged: false,
  });
  expect((await settle(shop, late.reference)).status).toBe(409);
  expect(await shop.sql("select from public.orders")).toEqual([]);
});

test("rejects the pin of a lapsed checkout whose product is marked as sold out or deleted", async () => {
  const [first, second] = [await startCheckout(shop, [BLAZER]), await startCheckout(shop, [DRESS])];
  await shop.sql("update public.products set inventory_status = 'sold-out' where id = $1", [
    BLAZER.productId,
  ]);
  expect((await pin(shop, first.reference)).outcome).toBe("pinned");
  await shop.rpc("server", "unpin_checkout", { reference: first.reference });
  await lapse(shop, first.reference);
  expect(await pin(shop, first.reference)).toEqual({ outcome: "sold_out" });
  await shop.sql("delete from public.products where id = $1", [DRESS.productId]);
  expect(await pin(shop, second.reference)).toEqual({ outcome: "sold_out" });
});

test("restores the original hold when a checkout is unpinned", async () => {
  const { reference } = await startCheckout(shop, [{ ...BLAZER, quantity: 5 }]);
  await pin(shop, reference);
  const unpin = () => shop.rpc("server", "unpin_checkout", { reference });
  await unpin();
  // A Confirm may have been sent meanwhile.
  expect(await checkoutOf(shop, reference)).toMatchObject({
    status: "open",
    confirm_started_at: expect.anything(),
  });
  expect((await tryCheckout(shop, [BLAZER])).body.details).toBe("OUT_OF_STOCK");
  await lapse(shop, reference);
  const { reference: other } = await startCheckout(shop, [BLAZER]);
  await fail(shop, other, "cancelled");
  await pay(shop, reference);
  await unpin();
  expect(await checkoutOf(shop, reference)).toMatchObject({ status: "settled" });
});

test("frees the units of a failed checkout, keeps its first failure and never fails a settled one", async () => {
  const { reference } = await startCheckout(shop, [{ ...BLAZER, quantity: 5 }]);
  await pin(shop, reference);
  for (const failure of ["declined", "reversed"]) {
    expect((await fail(shop, reference, failure)).status).toBe(200);
    expect(await checkoutOf(shop, reference)).toMatchObject({
      status: "failed",
      failure: "declined",
    });
  }
  const { reference: next } = await startCheckout(shop, [{ ...BLAZER, quantity: 5 }]);
  await pay(shop, next);
  expect((await fail(shop, next, "reversed")).status).toBe(200);
  expect(await checkoutOf(shop, next)).toMatchObject({ status: "settled", failure: null });
  expect((await fail(shop, next, "bored")).body).toMatchObject({ details: "INVALID_REQUEST" });
});
