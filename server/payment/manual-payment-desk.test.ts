import { expect, test, vi } from "vitest";
import type { StoredProgress } from "#app/data/server/checkout-json.ts";
import type { CheckoutStore } from "#app/data/server/checkout-store.ts";
import type { Checkout, CheckoutRequest } from "#app/domain/checkout/checkout.ts";
import { createLogger } from "../runtime/logger.ts";
import { manualPaymentDesk } from "./manual-payment-desk.ts";

const WANTED = { lines: [] } as Partial<CheckoutRequest> as CheckoutRequest;

function open(offersAny: boolean | Error, state: StoredProgress["state"] = "open") {
  const start = vi.fn(async () => ({ reference: "GL-1-a" }) as Partial<Checkout> as Checkout);
  const findReceipt = vi.fn(async () => null);
  const findProgress = async () => ({ state, transactionId: null });
  const store = { start, findReceipt, findProgress } as Partial<CheckoutStore> as CheckoutStore;
  const desk = manualPaymentDesk({
    store,
    payments: {
      offersAny: async () => {
        if (offersAny instanceof Error) throw offersAny;
        return offersAny;
      },
    },
    logger: createLogger("silent"),
  });
  return { desk, start, findReceipt };
}

test("holds a checkout without a button where the owner offers a way to pay", async () => {
  const { desk, start } = open(true);
  expect(await desk.start(WANTED)).toEqual({ checkout: { reference: "GL-1-a" }, button: null });
  expect(start).toHaveBeenCalledWith(WANTED);
});

test("holds nothing where no way to pay is offered", async () => {
  const { desk, start } = open(false);
  await expect(desk.start(WANTED)).rejects.toMatchObject({
    code: "NOT_SELLABLE",
    message: "Payment is not set up yet. Please contact the shop.",
    hint: "no_way_to_pay",
  });
  expect(start).not.toHaveBeenCalled();
});

test("says that the database cannot be reached, and holds nothing", async () => {
  const { desk, start } = open(new Error("unreachable"));
  await expect(desk.start(WANTED)).rejects.toMatchObject({ code: "UNAVAILABLE" });
  expect(start).not.toHaveBeenCalled();
});

test("finds receipts, and knows no payment of a return", async () => {
  const { desk, findReceipt } = open(true);
  await desk.findReceipt("GL-1-a");
  expect(findReceipt).toHaveBeenCalledWith("GL-1-a");
  expect(await desk.confirm("GL-1-a", "7").verdict).toMatchObject({
    kind: "failed",
    failure: "checkout_not_found",
  });
  expect(await desk.findProgress("GL-1-a")).toEqual({ state: "over", transactionId: null });
});

test("knows an order that awaits its payment", async () => {
  const { desk } = open(true, "awaiting");
  expect(await desk.findProgress("GL-1-a")).toEqual({ state: "awaiting", transactionId: null });
});
