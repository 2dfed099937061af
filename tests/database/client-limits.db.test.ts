import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { driveSandbox } from "../fixtures/sandbox-driver.ts";
import { openPaymentShop, type PaymentShop, payAtSandbox } from "./open-payment-shop.ts";
import { type BagLine, BLAZER, DRESS, lapse, PRODUCTS } from "./sample-bag.ts";

const ONE = "1".repeat(64);
const OTHER = "2".repeat(64);
const PANTS = { productId: PRODUCTS.palazzoPants, size: "L", color: "Olive" };
const HANDBAG = { productId: PRODUCTS.handbag, size: "One Size", color: "Black" };

let shop: PaymentShop;
let buyers = 0;

beforeAll(async () => {
  shop = await openPaymentShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.reset(1000));

/** Start a checkout with a new email address each time. */
const hold = (quantity: number, client: string, replaces: string | null = null) => {
  buyers += 1;
  const lines = [{ ...BLAZER, quantity }];
  return shop.start({ email: `buyer-${buyers}@example.com`, client, lines, replaces });
};

const TOO_MANY_HELD = { code: "TOO_MANY_HELD", hint: "20" };

test("rejects the third request for twenty units, and the second", async () => {
  await hold(20, ONE);
  await expect(hold(20, ONE)).rejects.toMatchObject(TOO_MANY_HELD);
  await expect(hold(1, ONE)).rejects.toMatchObject(TOO_MANY_HELD);
  expect(await shop.blazers()).toEqual({ quantity: 1000, free: 980 });
});

test("counts the units of every size and color of a product together", async () => {
  await hold(15, ONE);
  const lines = [
    { ...BLAZER, quantity: 3 },
    { ...BLAZER, size: "M", quantity: 3 },
  ];
  await expect(shop.start({ lines, client: ONE })).rejects.toMatchObject(TOO_MANY_HELD);
});

test("lets another client buy, and the same client another product", async () => {
  await hold(20, ONE);
  await hold(20, OTHER);
  await shop.start({ lines: [{ ...HANDBAG, quantity: 2 }], client: ONE });
});

test("never rejects a second attempt that replaces the first", async () => {
  let replaces: string | null = null;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const checkout = await hold(20, ONE, replaces);
    replaces = checkout.reference;
  }
  expect(await shop.blazers()).toEqual({ quantity: 1000, free: 980 });
});

test("limits a client to sixty units of all products together", async () => {
  await shop.sql("update public.products set quantity = 1000");
  const hold20 = (line: Omit<BagLine, "quantity">, client: string) =>
    shop.start({
      email: `${line.productId}@example.com`,
      client,
      lines: [{ ...line, quantity: 20 }],
    });
  for (const line of [BLAZER, DRESS, HANDBAG]) await hold20(line, ONE);
  const more = [{ ...PANTS, quantity: 1 }];
  await expect(shop.start({ client: ONE, lines: more })).rejects.toMatchObject({
    code: "TOO_MANY_CHECKOUTS",
    hint: "client",
  });
  await shop.start({ client: OTHER, lines: more });
});

test("counts units whose payment is being confirmed, and none that lapsed", async () => {
  const { reference } = await hold(20, ONE);
  await shop.store.pin(reference, "12345678");
  await shop.passTime(3600);
  await expect(hold(1, ONE)).rejects.toMatchObject(TOO_MANY_HELD);
  await shop.store.unpin(reference, "12345678");
  await lapse(shop, reference);
  await hold(20, ONE);
});

test("limits thirty concurrent starts of a client to twenty units", async () => {
  const starts = await Promise.allSettled(Array.from({ length: 30 }, () => hold(3, ONE)));
  expect(starts.filter(({ status }) => status === "fulfilled")).toHaveLength(6);
  expect(await shop.blazers()).toEqual({ quantity: 1000, free: 982 });
});

test("limits thirty concurrent starts of a client to twenty live checkouts", async () => {
  const lines = (index: number) => [index % 2 ? BLAZER : DRESS];
  const starts = await Promise.allSettled(
    Array.from({ length: 30 }, (_, index) =>
      shop.start({ email: `b-${index}@example.com`, client: ONE, lines: lines(index) }),
    ),
  );
  expect(starts.filter(({ status }) => status === "fulfilled")).toHaveLength(20);
  const [rejection] = starts.filter(({ status }) => status === "rejected");
  expect(rejection).toMatchObject({ reason: { code: "TOO_MANY_CHECKOUTS", hint: "client" } });
});

test("raises the unit limit with the checkout limit of a client", async () => {
  const configure = (client_checkouts: number) =>
    shop.rpc("server", "configure_shop", { hold_minutes: 15, client_checkouts });
  expect((await configure(60)).status).toBeLessThan(300);
  for (let times = 0; times < 3; times += 1) await hold(20, ONE);
  await expect(hold(1, ONE)).rejects.toMatchObject({ code: "TOO_MANY_HELD", hint: "60" });
  expect(await configure(0)).toMatchObject({ status: 400, body: { details: "INVALID_REQUEST" } });
  await configure(20);
});

test("does not lock out the owner of an email address that another client uses", async () => {
  for (let times = 0; times < 3; times += 1) await shop.start({ client: ONE });
  await expect(shop.start({ client: ONE })).rejects.toMatchObject({
    code: "TOO_MANY_CHECKOUTS",
    hint: "email",
  });
  await shop.start({ client: OTHER });
});

const clients = async () =>
  (
    await shop.sql<{ client: string | null }>("select client_hash as client from public.checkouts")
  ).map(({ client }) => client);

test("deletes the client of a checkout that was paid, failed or abandoned", async () => {
  const sandbox = driveSandbox();
  const paid = await payAtSandbox(shop, sandbox, "approve", { client: ONE });
  const failed = await shop.start({ client: ONE });
  const left = await shop.start({ client: ONE });
  expect(await clients()).toEqual([ONE, ONE, ONE]);
  await shop.openDesk(sandbox.provider).confirm(paid.reference, paid.transactionId).settlement;
  await shop.store.fail(failed.reference, "cancelled", null);
  await shop.passTime(24 * 3600);
  await shop.recover(sandbox);
  expect(await shop.checkout(left.reference)).toMatchObject({ status: "open" });
  expect(await clients()).toEqual([null, null, null]);
});

test("rejects a client that is not a hash", async () => {
  await expect(shop.start({ client: "203.0.113.7" })).rejects.toThrow("client_hash");
});
