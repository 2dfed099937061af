import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { driveSandbox, type SandboxDriver } from "../fixtures/sandbox-driver.ts";
import { bookOf, openPaymentShop, type PaymentShop, payAtSandbox } from "./open-payment-shop.ts";
import { expectAtRest, MINUTE, wait } from "./payment-outcomes.ts";
import { BLAZER, DRESS } from "./sample-bag.ts";

let shop: PaymentShop;

beforeAll(async () => {
  shop = await openPaymentShop();
  await shop.sql("update public.shop_settings set owner_email = 'owner@example.com'");
  await shop.sql(
    `update public.payment_methods set is_enabled = true, instructions = 'Bank', instructions_es = 'Banco'
     where kind = 'transfer'`,
  );
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

/** Approve payments of one bag in two tabs, of which the second replaced the checkout of the first. */
async function payInTwoTabs(sandbox: SandboxDriver) {
  const attemptKey = crypto.randomUUID();
  const first = await payAtSandbox(shop, sandbox, "approve", { attemptKey });
  const replaces = first.reference;
  const lines = [BLAZER, DRESS];
  const second = await payAtSandbox(shop, sandbox, "approve", { attemptKey, replaces, lines });
  return [
    { ...first, attemptKey },
    { ...second, attemptKey },
  ] as const;
}

const mails = async () =>
  (
    await shop.sql<{ kind: string }>(
      "select kind from public.outbox where kind in ('new_order', 'order_confirmation') order by kind",
    )
  ).map(({ kind }) => kind);

test.each([
  ["first", 0],
  ["second", 1],
] as const)(
  "takes one of two payments for a bag when the %s tab's comes back first, and says so to the other",
  async (_which, index) => {
    const sandbox = driveSandbox();
    const tabs = await payInTwoTabs(sandbox);
    const [paid, other] = [tabs[index], tabs[1 - index] as (typeof tabs)[number]];
    const desk = shop.openDesk(sandbox.provider);
    expect(await desk.confirm(paid.reference, paid.transactionId).settlement).toMatchObject({
      kind: "settled",
    });
    const answer = { kind: "failed", failure: "replaced", refund: null };
    expect(await desk.confirm(other.reference, other.transactionId).settlement).toEqual(answer);
    // PayPhone itself returns what is not confirmed.
    await wait(shop, sandbox, 6 * MINUTE);
    await shop.recover(sandbox);
    expect(await bookOf(sandbox, paid.reference)).toMatchObject({ state: "captured" });
    expect((await bookOf(sandbox, other.reference))?.state).not.toBe("captured");
    expect(await shop.orders()).toMatchObject([{ reference: paid.reference }]);
    expect(await mails()).toEqual(["new_order", "order_confirmation"]);
    expect(await shop.blazers()).toEqual({ quantity: 4, free: 4 });
    await expectAtRest(shop, sandbox);
  },
);

test("keeps both orders where both payments were being confirmed, and tells shopper and owner of each", async () => {
  const sandbox = driveSandbox();
  const tabs = await payInTwoTabs(sandbox);
  for (const { reference, transactionId } of tabs) await shop.store.pin(reference, transactionId);
  const desk = shop.openDesk(sandbox.provider);
  for (const { reference, transactionId } of tabs) {
    expect(await desk.confirm(reference, transactionId).settlement).toMatchObject({
      kind: "settled",
      order: { reference },
    });
    expect(await bookOf(sandbox, reference)).toMatchObject({ state: "captured" });
  }
  expect(await mails()).toEqual([
    "new_order",
    "new_order",
    "order_confirmation",
    "order_confirmation",
  ]);
  expect(await shop.blazers()).toEqual({ quantity: 3, free: 3 });
  await expectAtRest(shop, sandbox);
});

test("ends no checkout of the bag that may be captured, whose order awaits its payment, or of another bag", async () => {
  const sandbox = driveSandbox();
  const [paid, captured] = await payInTwoTabs(sandbox);
  const attemptKey = crypto.randomUUID();
  const stranger = await shop.start({ email: "eva@example.com", attemptKey });
  const awaiting = await shop.start({ email: "ines@example.com", attemptKey });
  const { reference } = awaiting;
  await shop.sql("update public.checkouts set confirm_started_at = now() where reference = $1", [
    captured.reference,
  ]);
  await shop.rpc("server", "await_payment", { reference, method: "transfer" });
  await shop.sql("update public.checkouts set attempt_key = $1 where reference = $2", [
    paid.attemptKey,
    reference,
  ]);
  const desk = shop.openDesk(sandbox.provider);
  await desk.confirm(paid.reference, paid.transactionId).settlement;
  for (const other of [captured, stranger, awaiting]) {
    expect(await shop.checkout(other.reference)).toMatchObject({ failure: null });
  }
});
