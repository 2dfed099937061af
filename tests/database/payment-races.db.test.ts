import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { driveSandbox } from "../fixtures/sandbox-driver.ts";
import { bookOf, payAtSandbox } from "./open-payment-shop.ts";
import { type OwnerShop, openOwnerShop } from "./owner-orders.ts";
import { BLAZER, CUSTOMER } from "./sample-bag.ts";

let shop: OwnerShop;

beforeAll(async () => {
  shop = await openOwnerShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

/** Of them every second begins with the card. More in `npm run soak`. */
const ROUNDS = process.env.KILL_IN_EVERY_WAY === "1" ? 100 : 20;
const BUYERS = 200;
/** In the long form a busy machine may take minutes. */
const PATIENT = { timeout: 900_000 };

const codeOf = (error: unknown) => {
  if (error instanceof ShopError) return error.code;
  throw error;
};

/** The card wins in one of three ways, and only then the owner is alerted. */
const TOLD = ["PAID_BY_CARD", "PAYMENT_UNDER_WAY"];

test(
  `pays one order once when a card and a transfer are confirmed at the same instant, ${ROUNDS} times`,
  PATIENT,
  async () => {
    const wrong: string[] = [];
    const wins = { card: 0, transfer: 0 };
    for (let round = 0; round < ROUNDS; round += 1) {
      await shop.reset();
      const sandbox = driveSandbox();
      const paid = await payAtSandbox(shop, sandbox);
      const order = await shop.payments.choose(paid.reference, "transfer");
      const desk = shop.openDesk(sandbox.provider);
      const byCard = async () => desk.confirm(paid.reference, paid.transactionId).settlement;
      const byOwner = () => shop.decisions.confirm(order.id, shop.staff).then(() => "paid", codeOf);
      const [card, owner] =
        round % 2 === 0
          ? await Promise.all([byCard(), byOwner()])
          : await Promise.all([byOwner(), byCard()]).then(
              ([second, first]) => [first, second] as const,
            );
      // What PayPhone captured stays captured only where the card has paid.
      const state = (await bookOf(sandbox, paid.reference))?.state;
      const row = await shop.orderRow(order.id);
      const isByCard = row?.payment_method === "card";
      wins[isByCard ? "card" : "transfer"] += 1;
      const isRight =
        row?.status === "pending" &&
        row.is_paid &&
        (await shop.blazers())?.quantity === 4 &&
        (await shop.mails()).filter((kind) => kind === "order_confirmation").length === 1 &&
        (isByCard
          ? TOLD.includes(owner) && state === "captured" && card.kind === "settled"
          : owner === "paid" && state !== "captured");
      if (!isRight) wrong.push(JSON.stringify({ round, row, owner, state, card: card.kind }));
    }
    expect(wrong).toEqual([]);
    console.log(`card and transfer at once: ${JSON.stringify(wins)}`);
    expect(wins.card).toBeGreaterThan(0);
    expect(await shop.inconsistencies()).toEqual([]);
  },
);

test(
  "sells the last five units to five of two hundred by card, transfer, pay link and in the shop at once",
  PATIENT,
  async () => {
    const sandbox = driveSandbox();
    const desk = shop.openDesk(sandbox.provider);
    const { decisions, staff } = shop;
    const ways: ((email: string) => Promise<string>)[] = [
      async (email) => {
        const paid = await payAtSandbox(shop, sandbox, "approve", { lines: [BLAZER], email });
        const { kind } = await desk.confirm(paid.reference, paid.transactionId).settlement;
        return kind === "settled" ? "sold" : kind;
      },
      async (email) => {
        const order = await shop.order("transfer", { lines: [BLAZER], email });
        await decisions.confirm(order.id, staff);
        return "sold";
      },
      async (email) => {
        const order = await shop.make({ customer: { ...CUSTOMER, email } });
        await decisions.confirm(order.id, staff, "transfer");
        return "sold";
      },
      async (email) => {
        await shop.make({ customer: { ...CUSTOMER, email }, paidWith: "cash" });
        return "sold";
      },
    ];
    const outcomes = await Promise.all(
      Array.from({ length: BUYERS }, (_, index) =>
        (ways[index % ways.length] as (typeof ways)[number])(`buyer-${index}@example.com`).catch(
          codeOf,
        ),
      ),
    );
    const count = (outcome: string) => outcomes.filter((found) => found === outcome).length;
    expect({ sold: count("sold"), rejected: count("OUT_OF_STOCK") }).toEqual({
      sold: 5,
      rejected: BUYERS - 5,
    });
    expect(await shop.orders()).toHaveLength(5);
    expect(await shop.blazers()).toEqual({ quantity: 0, free: 0 });
    expect(await shop.inconsistencies()).toEqual([]);
  },
);

test(
  "either pays or expires an order when the owner confirms it as its time ends",
  PATIENT,
  async () => {
    for (let round = 0; round < 20; round += 1) {
      await shop.reset();
      const order = await shop.order();
      await shop.lapse();
      await Promise.all([
        shop.decisions.confirm(order.id, shop.staff),
        shop.payments.expire(10),
        shop.payments.expire(10),
      ]);
      // Confirmed before or after it expired: the money has come, and the units were there.
      expect(await shop.orderRow(order.id)).toMatchObject({ status: "pending", is_paid: true });
      expect(await shop.blazers()).toEqual({ quantity: 4, free: 4 });
    }
    expect(await shop.inconsistencies()).toEqual([]);
  },
);

test("gives an order one live checkout when its shopper asks ten times at once to pay by card", async () => {
  const order = await shop.order();
  await Promise.all(
    Array.from({ length: 10 }, () => shop.payments.replaceCheckout(order.reference)),
  );
  expect(
    await shop.sql(
      "select status, count(*)::int from public.checkouts group by status order by status",
    ),
  ).toEqual([
    { status: "failed", count: 10 },
    { status: "open", count: 1 },
  ]);
  expect(await shop.blazers()).toEqual({ quantity: 5, free: 4 });
  expect(await shop.inconsistencies()).toEqual([]);
});
