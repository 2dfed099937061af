import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { driveSandbox } from "../fixtures/sandbox-driver.ts";
import { type ManualShop, openManualShop } from "./manual-payments.ts";
import { payAtSandbox } from "./open-payment-shop.ts";

let shop: ManualShop;

beforeAll(async () => {
  shop = await openManualShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

/** The tables that a step of a payment writes, in the order of its locks. A raised error there is a crash in the middle. */
const TABLES = [
  "checkouts",
  "checkout_lines",
  "orders",
  "order_events",
  "products",
  "outbox",
  "payment_proofs",
  "payment_attempts",
  "payment_checks",
];

/** Let the next write of a table fail, as when the database dies there. */
async function failAt(table: string): Promise<void> {
  await shop.sql(
    `create or replace function public.crash() returns trigger language plpgsql as
     $$ begin raise exception 'crash'; end $$`,
  );
  await shop.sql(
    `create trigger zz_crash after insert or update or delete on public.${table}
     for each statement execute function public.crash()`,
  );
}

async function recover(table: string): Promise<void> {
  await shop.sql(`drop trigger zz_crash on public.${table}`);
  await shop.sql("drop function public.crash()");
}

const fingerprint = async () => ({
  orders: await shop.sql(
    "select status, payment_method, payment_received_at, checkout_id, reference, payment_refusal from public.orders order by id",
  ),
  checkouts: await shop.sql(
    "select reference, status, failure, expires_at from public.checkouts order by id",
  ),
  stock: await shop.blazers(),
  mails: await shop.mails(),
  proofs: await shop.sql("select digest from public.payment_proofs order by id"),
});

type Step = {
  name: string;
  /** Bring an order to the step; return the step. */
  prepare: () => Promise<() => Promise<unknown>>;
  quantity: number;
  status: string;
};

const STEPS: Step[] = [
  {
    name: "choosing a transfer",
    async prepare() {
      const { reference } = await shop.start();
      return () => shop.payments.choose(reference, "transfer");
    },
    quantity: 5,
    status: "awaiting_payment",
  },
  {
    name: "sending a proof",
    async prepare() {
      const { reference } = await shop.order();
      return () => shop.payments.addProof(reference, "image/webp", new Uint8Array([1, 2]));
    },
    quantity: 5,
    status: "awaiting_payment",
  },
  {
    name: "refusing a payment",
    async prepare() {
      const { id } = await shop.order();
      return () => shop.decisions.refuse(id, shop.staff, "Too short");
    },
    quantity: 5,
    status: "awaiting_payment",
  },
  {
    name: "confirming a payment",
    async prepare() {
      const { id } = await shop.order();
      return () => shop.decisions.confirm(id, shop.staff);
    },
    quantity: 4,
    status: "pending",
  },
  {
    name: "accepting a cash order",
    async prepare() {
      const { id } = await shop.order("cash_on_delivery");
      return () => shop.decisions.accept(id, shop.staff);
    },
    quantity: 4,
    status: "pending",
  },
  {
    name: "asking for the card instead",
    async prepare() {
      const { reference } = await shop.order();
      return () => shop.payments.replaceCheckout(reference);
    },
    quantity: 5,
    status: "awaiting_payment",
  },
  {
    name: "settling a card payment of an awaiting order",
    async prepare() {
      const sandbox = driveSandbox();
      const paid = await payAtSandbox(shop, sandbox);
      await shop.payments.choose(paid.reference, "transfer");
      await shop.store.pin(paid.reference, paid.transactionId);
      return () => shop.store.settle(paid.reference, paid.transactionId, { sandbox: true });
    },
    quantity: 4,
    status: "pending",
  },
  {
    name: "expiring an order",
    async prepare() {
      await shop.order();
      await shop.lapse();
      return () => shop.payments.expire(10);
    },
    quantity: 5,
    status: "cancelled",
  },
];

/** Seventy steps take a minute, and longer on a busy machine. */
const PATIENT = { timeout: 900_000 };

test(
  "pays or releases every order once when the server dies at any step of its payment",
  PATIENT,
  async () => {
    const losses: string[] = [];
    let points = 0;
    for (const { name, prepare, quantity, status } of STEPS) {
      for (const table of TABLES) {
        await shop.reset();
        const step = await prepare();
        const before = await fingerprint();
        await failAt(table);
        const crashed = await step().then(
          () => false,
          (error: unknown) => {
            if (error instanceof ShopError) throw error;
            return true;
          },
        );
        await recover(table);
        if (crashed) {
          points += 1;
          // Nothing of the step is left, and it can be taken again.
          const after = await fingerprint();
          if (JSON.stringify(after) !== JSON.stringify(before))
            losses.push(`${name}, ${table}: partial`);
          await step();
        }
        // An answer that was lost: the step is repeated, and changes nothing.
        const done = await fingerprint();
        if (name !== "asking for the card instead") {
          await step();
          if (JSON.stringify(await fingerprint()) !== JSON.stringify(done)) {
            losses.push(`${name}, ${table}: doubled`);
          }
        }
        const wrong = await shop.inconsistencies();
        if (JSON.stringify(wrong) !== "[]")
          losses.push(`${name}, ${table}: ${JSON.stringify(wrong)}`);
        const [order] = await shop.orders();
        const row = order && (await shop.orderRow(order.id));
        const stock = await shop.blazers();
        if (row?.status !== status || stock?.quantity !== quantity) {
          losses.push(`${name}, ${table}: ${row?.status}, ${stock?.quantity}`);
        }
      }
    }
    console.log(`awaiting payments: ${points} points, ${losses.length} losses`);
    expect(losses).toEqual([]);
    expect(points).toBeGreaterThan(STEPS.length * 2);
  },
);
