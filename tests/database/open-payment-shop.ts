import type { PanelAction } from "@gemma-luce/payphone-sandbox";
import { type CheckoutStore, supabaseCheckoutStore } from "#app/data/server/checkout-store.ts";
import { supabaseRecoveryQueue } from "#app/data/server/recovery-queue.ts";
import type { CheckoutRequest } from "#app/domain/checkout/checkout.ts";
import type { Order } from "#app/domain/order/order.ts";
import type { Language } from "#app/domain/text/language.ts";
import type { Confirmation } from "#app/payments/payment-desk.ts";
import type { PaymentProvider } from "#app/payments/payment-provider.ts";
import { createPaymentDesk } from "#server/payment/create-payment-desk.ts";
import { createCheckoutRecovery } from "#server/payment/recovery/recover-unresolved.ts";
import type { SandboxDriver } from "../fixtures/sandbox-driver.ts";
import { openTestShop } from "./open-test-shop.ts";
import { type BagLine, BLAZER, CUSTOMER, resetPurchases } from "./sample-bag.ts";
import { silentLogger } from "./silent-logger.ts";

/** A provider and its clock (epoch milliseconds). */
type Recoverer = Pick<SandboxDriver, "provider" | "now">;

type Purchase = {
  lines?: BagLine[];
  email?: string;
  replaces?: string | null;
  language?: Language;
  client?: string;
  attemptKey?: string;
  discountCode?: string;
};

/** Return the request of the checkout page, with the prices of the catalogue. */
function checkoutRequestFor(
  purchase: Purchase,
  priceOf: (line: BagLine) => number,
): CheckoutRequest {
  const lines = (purchase.lines ?? [BLAZER]).map((line) => ({ ...line, price: priceOf(line) }));
  const customer = { ...CUSTOMER, email: purchase.email ?? CUSTOMER.email };
  const { replaces = null, language = "en", client = null, attemptKey, discountCode } = purchase;
  return {
    ...{ customer, lines, replaces, language, client },
    ...(attemptKey && { attemptKey }),
    ...(discountCode && { discountCode }),
  };
}

/** Open a shop with payments against the sandbox, without sockets or waiting. */
export async function openPaymentShop() {
  const shop = await openTestShop();
  const client = shop.clientAs("server");
  const store = supabaseCheckoutStore(client);
  const prices = await shop.sql<{ id: string; price: string }>(
    "select id, price::text from public.products",
  );
  const priceOf = ({ productId }: BagLine) =>
    Math.round(Number(prices.find(({ id }) => id === productId)?.price) * 100);

  const openDesk = (provider: PaymentProvider, other: Partial<CheckoutStore> = {}) =>
    createPaymentDesk({ store: { ...store, ...other }, provider, logger: silentLogger });

  /** Advance the clock of unfinished checkouts. */
  async function passTime(seconds: number) {
    const back = `- make_interval(secs => ${seconds})`;
    await shop.sql(
      `update public.checkouts set created_at = created_at ${back}, expires_at = expires_at ${back},
         next_check_at = next_check_at ${back}`,
    );
    await shop.sql(`update public.payment_attempts set started_at = started_at ${back}`);
  }

  return {
    ...shop,
    client,
    passTime,
    /** Run the recovery worker until no checkout is due and return the number of claimed ones. */
    async recover({ provider, now }: Recoverer) {
      const queue = supabaseRecoveryQueue(client);
      const desk = openDesk(provider);
      const recovery = createCheckoutRecovery({
        ...{ queue, store, provider, desk, clock: now, logger: silentLogger },
        throttle: async () => {},
      });
      let count = 0;
      for (;;) {
        const claimed = await recovery.round(() => false);
        await recovery.allDone();
        if (claimed === 0) return count;
        count += claimed;
      }
    },
    attempts: (reference: string) =>
      shop.sql<{ transaction_id: string; state: string }>(
        `select attempt.transaction_id, attempt.state from public.payment_attempts as attempt
         join public.checkouts as checkout on checkout.id = attempt.checkout_id
         where checkout.reference = $1 order by attempt.started_at`,
        [reference],
      ),
    store,
    openDesk,
    start: (purchase: Purchase = {}) => store.start(checkoutRequestFor(purchase, priceOf)),
    reset: (quantity?: number) => resetPurchases(shop, quantity),
    async blazers() {
      const [row] = await shop.sql<{ quantity: number; free: number }>(
        "select quantity, (public.list_free_stock(id) ->> 'total')::int as free from public.products where id = $1",
        [BLAZER.productId],
      );
      return row;
    },
    orders: () =>
      shop.sql<{ id: string; reference: string; payphone_transaction_id: string }>(
        "select id, reference, payphone_transaction_id from public.orders order by created_at",
      ),
    /** Return the payloads of the owner's alerts. */
    async alerts() {
      const rows = await shop.sql<{ payload: object }>(
        "select payload from public.outbox where kind = 'payment_alert' order by id",
      );
      return rows.map(({ payload }) => payload);
    },
    async checkout(reference: string) {
      const [row] = await shop.sql<{ status: string; failure: string | null }>(
        "select status, failure from public.checkouts where reference = $1",
        [reference],
      );
      return row;
    },
  };
}

export type PaymentShop = Awaited<ReturnType<typeof openPaymentShop>>;

/** Start a checkout and pay it at the sandbox. */
export async function payAtSandbox(
  shop: PaymentShop,
  sandbox: SandboxDriver,
  action: PanelAction = "approve",
  purchase: Purchase = {},
) {
  const checkout = await shop.start(purchase);
  const { reference, tax, total } = checkout;
  await sandbox.pay(reference, action, { subtotal: total - tax, tax, total });
  return { ...checkout, transactionId: await transactionOf(sandbox, reference) };
}

/** Return the order of a confirmation, or null. */
export async function orderOf({ settlement }: Confirmation): Promise<Order | null> {
  const settled = await settlement;
  return settled.kind === "settled" ? settled.order : null;
}

/** Return the sandbox's payment of a reference. */
export async function bookOf(sandbox: SandboxDriver, reference: string) {
  const { payments } = await sandbox.control({});
  return payments.find((payment) => payment.reference === reference);
}

async function transactionOf(sandbox: SandboxDriver, reference: string) {
  return String((await bookOf(sandbox, reference))?.transactionId);
}
