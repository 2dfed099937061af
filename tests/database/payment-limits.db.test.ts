import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { driveSandbox } from "../fixtures/sandbox-driver.ts";
import { openPaymentShop, orderOf, type PaymentShop, payAtSandbox } from "./open-payment-shop.ts";
import { lapse } from "./sample-bag.ts";

let shop: PaymentShop;

beforeAll(async () => {
  shop = await openPaymentShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.reset(50));

const TOO_MANY = { code: "TOO_MANY_CHECKOUTS", hint: "email" };
const startThree = async () => [await shop.start(), await shop.start(), await shop.start()];

test("limits an email address to three live checkouts, regardless of case", async () => {
  await startThree();
  await expect(shop.start()).rejects.toMatchObject(TOO_MANY);
  await expect(shop.start({ email: "ANA@Example.com" })).rejects.toMatchObject(TOO_MANY);
  await shop.start({ email: "somebody-else@example.com" });
  expect(await shop.blazers()).toEqual({ quantity: 50, free: 46 });
});

test("limits twenty concurrent starts of one address to three", async () => {
  const starts = await Promise.allSettled(Array.from({ length: 20 }, () => shop.start()));
  expect(starts.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  expect(await shop.blazers()).toEqual({ quantity: 50, free: 47 });
});

test("does not count lapsed, failed, replaced and paid checkouts", async () => {
  const [first, second, third] = await startThree();
  await lapse(shop, first?.reference ?? "");
  await shop.start();
  await expect(shop.start()).rejects.toMatchObject(TOO_MANY);
  await shop.store.fail(second?.reference ?? "", "cancelled", null);
  await shop.start();
  await expect(shop.start()).rejects.toMatchObject(TOO_MANY);
  await shop.start({ replaces: third?.reference ?? null });
  await shop.sql("update public.checkouts set expires_at = now() where status = 'open'");
  const sandbox = driveSandbox();
  const paid = await payAtSandbox(shop, sandbox);
  await shop.openDesk(sandbox.provider).confirm(paid.reference, paid.transactionId).settlement;
  await startThree();
});

test("counts an expired checkout whose payment is being confirmed", async () => {
  for (const { reference } of await startThree()) await shop.store.pin(reference, "12345678");
  await shop.passTime(3600);
  await expect(shop.start()).rejects.toMatchObject(TOO_MANY);
});

test("limits a checkout to twenty named payments", async () => {
  const { reference } = await shop.start();
  for (let id = 0; id < 20; id += 1) await shop.store.pin(reference, `1000000${id}`);
  await expect(shop.store.pin(reference, "10000099")).rejects.toMatchObject({
    code: "TOO_MANY_ATTEMPTS",
  });
});

test("finds an order only by its number and email address", async () => {
  const sandbox = driveSandbox();
  const paid = await payAtSandbox(shop, sandbox);
  const order = await orderOf(
    shop.openDesk(sandbox.provider).confirm(paid.reference, paid.transactionId),
  );
  const number = order?.id.slice(-8) ?? "";
  const find = async (typed: string, email: string) =>
    (await shop.rpc<{ id: string } | null>("server", "find_order", { number: typed, email })).body;
  expect(await find(number.toUpperCase(), "ANA@example.com")).toMatchObject({ id: order?.id });
  expect(await find(` ${number} `, " ana@example.com ")).toMatchObject({ id: order?.id });
  for (const [wrong, email] of [
    [number, "other@example.com"],
    ["00000000", "ana@example.com"],
    [number.slice(1), "ana@example.com"],
    ["%", "ana@example.com"],
    ["________", "ana@example.com"],
    [number, "%"],
    ["", ""],
  ] as const) {
    expect(await find(wrong, email)).toBeNull();
  }
});
