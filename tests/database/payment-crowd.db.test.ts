import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ShopError } from "#app/domain/shop-error.ts";
import { driveSandbox } from "../fixtures/sandbox-driver.ts";
import { openPaymentShop, type PaymentShop, payAtSandbox } from "./open-payment-shop.ts";

let shop: PaymentShop;

beforeAll(async () => {
  shop = await openPaymentShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

const CROWD = 200;
const times = <Result>(count: number, task: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => task(index)));

test("two hundred returns at once for one payment: one order, two hundred equal answers, one Confirm", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payAtSandbox(shop, sandbox);
  const desk = shop.openDesk(sandbox.provider);
  const answers = await times(CROWD, async () => {
    const { verdict, settlement } = desk.confirm(reference, transactionId);
    return JSON.stringify([await verdict, await settlement]);
  });
  expect(answers).toHaveLength(CROWD);
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

test("two hundred returns at once at twenty servers: one order, two hundred equal answers", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payAtSandbox(shop, sandbox);
  const desks = Array.from({ length: 20 }, () => shop.openDesk(sandbox.provider));
  const answers = await times(CROWD, async (index) => {
    const desk = desks[index % desks.length] ?? shop.openDesk(sandbox.provider);
    const settled = await desk.confirm(reference, transactionId).settlement;
    return settled.kind === "settled" ? settled.order.id : settled.kind;
  });
  const orders = await shop.orders();
  expect(orders).toHaveLength(1);
  expect(answers).toEqual(Array(CROWD).fill(orders[0]?.id));
  expect(await shop.blazers()).toEqual({ quantity: 4, free: 4 });
});

test("two hundred buyers for five units: five holds, five orders, nothing left", async () => {
  const sandbox = driveSandbox();
  const desk = shop.openDesk(sandbox.provider);
  const outcomes = await times(CROWD, async (index) => {
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
  expect({ ordered: count("ordered"), refused: count("OUT_OF_STOCK") }).toEqual({
    ordered: 5,
    refused: 195,
  });
  expect(await shop.orders()).toHaveLength(5);
  expect(await shop.blazers()).toEqual({ quantity: 0, free: 0 });
});
