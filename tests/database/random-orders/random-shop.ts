import { createSriClient } from "@gemma-luce/sri";
import * as sriSandbox from "@gemma-luce/sri-sandbox/testing";
import { vi } from "vitest";
import { driveSandbox } from "../../fixtures/sandbox-driver.ts";
import { issuersCertificate } from "../open-invoice-shop.ts";
import { openTestShop, type TestShop } from "../open-test-shop.ts";
import { createBreakableClient } from "./breakable-client.ts";
import { openDesks } from "./desks.ts";
import { type Pool, poolKey, resetShop, SAMPLE_IDS } from "./sample-shop.ts";
import { readState } from "./state.ts";

/** The payment page that a started checkout shows. */
export type PaymentPage = { reference: string; parameters: object; paymentId: string | null };

/** What really happened that the database cannot know, or need not explain. */
function emptyNotes() {
  return {
    pages: [] as PaymentPage[],
    /** What PayPhone's redirects name. */
    returns: [] as { reference: string; transactionId: string }[],
    /** The references of former attempts, by person. */
    attempts: [] as { email: string; reference: string; attemptKey: string }[],
    /** Transactions that were returned at PayPhone without the shop. */
    returnedOutside: new Set<string>(),
    /** Orders whose money staff returned by hand. */
    refundedByHand: new Set<string>(),
    /** Checkouts that staff settled with an id that PayPhone did not confirm. */
    settledBlindly: new Set<string>(),
    /** Units of each pool if nothing had been sold. */
    stock: new Map<string, number>(),
    /** Pools that the owner made smaller than what was held. */
    lowered: new Set<string>(),
    /** Whether invoices have been off for a while. */
    invoicesWereOff: false,
    /** Errors that were logged without the client being broken. */
    errors: [] as string[],
    codes: new Map<string, number>(),
  };
}

/** When the first sequence may begin. */
export const EPOCH = Date.parse("2026-11-24T05:00:00Z");

/** Open a shop whose clock, provider and tax authority are the test's, for sequences of random actions. */
export async function openRandomShop() {
  const shop: TestShop = await openTestShop();
  const certificate = issuersCertificate({
    validFrom: EPOCH - 86_400_000,
    validUntil: EPOCH + 86_400_000 * 999,
  });
  const breakable = createBreakableClient(shop.clientAs("server"));
  const world = {
    ...shop,
    breakable,
    staff: shop.userIds.staff,
    payphone: driveSandbox({ clock: Date.now }),
    sri: sriSandbox.driveSandbox({ clock: Date.now }),
    notes: emptyNotes(),
    pools: [] as Pool[],
    logger: {
      debug() {},
      info() {},
      warn() {},
      error(fields: unknown, message?: string) {
        const { error } = fields as { error?: unknown };
        if (error && !breakable.isBroken()) world.notes.errors.push(`${message}: ${error}`);
      },
    },
    state: () => readState(shop),
    /** Return the servers' desks, as a process that has just started has them. */
    desks: () =>
      openDesks({
        client: breakable.client,
        provider: world.payphone.provider,
        sri: createSriClient({
          url: sriSandbox.BASE,
          fetch: world.sri.fetch,
          timeoutMilliseconds: 1000,
        }),
        certificate,
        logger: world.logger,
      }),
    /** Advance every clock. */
    passTime(seconds: number) {
      vi.setSystemTime(Date.now() + seconds * 1000);
    },
    async reset(startsAt: number) {
      vi.useFakeTimers({ toFake: ["Date"], now: startsAt });
      world.payphone = driveSandbox({ clock: Date.now });
      world.sri = sriSandbox.driveSandbox({ clock: Date.now });
      world.notes = emptyNotes();
      breakable.mend();
      world.pools = await resetShop(shop);
      for (const pool of world.pools) world.notes.stock.set(poolKey(pool), pool.quantity);
    },
    sampleIds: SAMPLE_IDS,
    async close() {
      vi.useRealTimers();
      await shop.close();
    },
  };
  return world;
}

export type RandomShop = Awaited<ReturnType<typeof openRandomShop>>;
