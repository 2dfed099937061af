import { settings } from "#app/settings.ts";
import { monotonicClock } from "../runtime/monotonic-clock.ts";
import { enforceRateLimit } from "./enforce-rate-limit.ts";
import { limitedReturns } from "./limited-returns.ts";
import { createRateLimiter, type RateLimiter } from "./rate-limiter.ts";
import type { Shop } from "./request-context.ts";

const MINUTE_MS = 60_000;

/** So many in so many minutes. What turns out to be right (a return, a staff member's token) is not counted. */
const ROOM = {
  lookups: [10, 10],
  subscriptions: [10, 10],
  returns: [20, 10],
  bearers: [60, 5],
  references: [30, 1],
} as const;

/** A form may come back with its mistakes a few times. */
const FORMS_PER_CHECKOUT = 5;

export type Limit = { name: string; max: number; windowMs: number };

/** A rate limiter that counts here or in the database. */
export type ClientLimiter = {
  take(address: string): number | Promise<number>;
  giveBack(address: string): unknown;
};

/** What one client IP address may do in a while. */
export type ClientLimits = {
  /** Counted by the database as well, in each start. */
  checkouts: RateLimiter;
  /** Checkout forms sent, valid or not. */
  forms: RateLimiter;
  /** Returns of one reference: a payment needs few, and its checksum is valid for ever. */
  references: RateLimiter;
  /** Counted here, so that a request of staff costs no call of the database more. */
  bearers: RateLimiter;
  lookups: ClientLimiter;
  subscriptions: ClientLimiter;
  returns: ClientLimiter;
};

type LimitParts = {
  clock?: () => number;
  /** Makes a limit that several servers share; without it each server counts for itself. */
  share?: (limit: Limit) => ClientLimiter;
};

/** Takes how many checkouts one address may start while a hold lasts; returns the limits of all addresses. */
export function createClientLimits(
  checkoutsPerIp: number,
  { clock = monotonicClock, share }: LimitParts = {},
): ClientLimits {
  const limiterOf = ([max, minutes]: readonly [number, number]) =>
    createRateLimiter(max, minutes * MINUTE_MS, clock);
  const sharedOf = (name: keyof typeof ROOM) => {
    const [max, minutes] = ROOM[name];
    return share?.({ name, max, windowMs: minutes * MINUTE_MS }) ?? limiterOf(ROOM[name]);
  };
  return {
    checkouts: limiterOf([checkoutsPerIp, settings.holdMinutes]),
    forms: limiterOf([FORMS_PER_CHECKOUT * checkoutsPerIp, settings.holdMinutes]),
    references: limiterOf(ROOM.references),
    bearers: limiterOf(ROOM.bearers),
    lookups: sharedOf("lookups"),
    subscriptions: sharedOf("subscriptions"),
    returns: sharedOf("returns"),
  };
}

/** How a shop with a database names its clients to it, and knows its own references. */
export type ClientKeys = {
  /** Takes a client's address; null where there is no database. */
  hash(address: string): string | null;
  isOwnReference(reference: string): boolean;
};

/**
 * Takes a shop and a client's address and returns the shop as that client may use it: what it overdoes throws a ShopError
 * `TOO_MANY_REQUESTS` whose hint is the seconds to wait.
 */
export function limitedShop(
  shop: Shop,
  limits: ClientLimits,
  keys: ClientKeys,
  address: string,
): Shop {
  const { paymentDesk, orderLookup, newsletter } = shop;
  return {
    ...shop,
    paymentDesk: {
      ...limitedReturns(paymentDesk, {
        isOwn: keys.isOwnReference,
        take: () => enforceRateLimit(limits.returns, address),
        giveBack: () => limits.returns.giveBack(address),
      }),
      async start(wanted) {
        await enforceRateLimit(limits.checkouts, address);
        return paymentDesk.start({ ...wanted, client: keys.hash(address) });
      },
    },
    newsletter: {
      async subscribe(email) {
        await enforceRateLimit(limits.subscriptions, address);
        return newsletter.subscribe(email);
      },
    },
    orderLookup: {
      async find(number, email) {
        await enforceRateLimit(limits.lookups, address);
        return orderLookup.find(number, email);
      },
    },
  };
}
