import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { driveSandbox } from "../fixtures/sandbox-driver.ts";
import { openPaymentShop, type PaymentShop, payAtSandbox } from "./open-payment-shop.ts";

let shop: PaymentShop;

beforeAll(async () => {
  shop = await openPaymentShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

const COUNT = 200;
const times = <Result>(count: number, task: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => task(index)));

test("creates one order with one Confirm for two hundred concurrent returns, and gives them equal answers", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payAtSandbox(shop, sandbox);
  const desk = shop.openDesk(sandbox.provider);
  const answers = await times(COUNT, async () => {
    const { verdict, settlement } = desk.confirm(reference, transactionId);
    return JSON.stringify([await verdict, await settlement]);
  });
  expect(answers).toHaveLength(COUNT);
  expect(new Set(answers).size).toBe(1);
  const [order] = await shop.orders();
  expect(JSON.parse(answers[0] ?? "")).toMatchObject([
    { kind: "approved" },
    { kind: "settled", order: { id: order?.id } },
  ]);
  expect(sandbox.calls.filter((call) => call.includes("onfirm"))).toHaveLength(1);
  expect(await shop.orders()).toHaveLength(1);
  expect(await shop.blazers()).toEqual({ quantity: 4, free: 4 });
});

test("creates one order for two hundred concurrent returns on twenty servers", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payAtSandbox(shop, sandbox);
  const desks = Array.from({ length: 20 }, () => shop.openDesk(sandbox.provider));
  const answers = await times(COUNT, async (index) => {
    const desk = desks[index % desks.length] ?? shop.openDesk(sandbox.provider);
    const settled = await desk.confirm(reference, transactionId).settlement;
    return settled.kind === "settled" ? settled.order.id : settled.kind;
  });
  const orders = await shop.orders();
  expect(orders).toHaveLength(1);
  expect(answers).toEqual(Array(COUNT).fill(orders[0]?.id));
  expect(await shop.blazers()).toEqual({ quantity: 4, free: 4 });
});

test("sells five units to exactly five of two hundred concurrent buyers", async () => {
  const sandbox = driveSandbox();
  const desk = shop.openDesk(sandbox.provider);
  const outcomes = await times(COUNT, async (index) => {
    try {
      const email = `buyer-${index}@example.com`;
      const paid = await payAtSandbox(shop, sandbox, "approve", { email });
      const { kind } = await desk.confirm(paid.reference, paid.transactionId).settlement;
      return kind === "settled" ? "ordered" : "no order";
    } catch (error) {
      if (error instanceof ShopError) return error.code;
      throw error;
    }
  });
  const count = (outcome: string) => outcomes.filter((found) => found === outcome).length;
  expect({ ordered: count("ordered"), rejected: count("OUT_OF_STOCK") }).toEqual({
    ordered: 5,
    rejected: 195,
  });
  expect(await shop.orders()).toHaveLength(5);
  expect(await shop.blazers()).toEqual({ quantity: 0, free: 0 });
});
