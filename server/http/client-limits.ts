import { Refusal } from "#app/domain/refusal.ts";
import { settings } from "#app/settings.ts";
import { monotonicClock } from "../monotonic-clock.ts";
import { createRateLimiter, type RateLimiter } from "./rate-limiter.ts";
import type { Shop } from "./request-context.ts";

const MINUTE_MS = 60_000;

/** So many in so many minutes. */
const ROOM = {
  lookups: [10, 10],
  subscriptions: [10, 10],
} as const;

/** What one client IP address may do in a while. */
export type ClientLimits = Record<keyof typeof ROOM | "checkouts", RateLimiter>;

/** Takes how many checkouts one address may start while a hold lasts, and a clock; returns the limits of all addresses. */
export function createClientLimits(checkoutsPerIp: number, clock = monotonicClock): ClientLimits {
  const limiterOf = ([times, minutes]: readonly [number, number]) =>
    createRateLimiter(times, minutes * MINUTE_MS, clock);
  return {
    checkouts: limiterOf([checkoutsPerIp, settings.holdMinutes]),
    lookups: limiterOf(ROOM.lookups),
    subscriptions: limiterOf(ROOM.subscriptions),
  };
}

function requireRoom(limiter: RateLimiter, address: string): void {
  const wait = limiter.take(address);
  if (wait === 0) return;
  throw new Refusal("TOO_MANY_REQUESTS", "Too many attempts. Please wait a little.", String(wait));
}

/**
 * Takes a shop and a client's address and returns the shop as that client may use it: what it overdoes throws a Refusal
 * `TOO_MANY_REQUESTS` whose hint is the seconds to wait.
 */
export function limitedShop(shop: Shop, limits: ClientLimits, address: string): Shop {
  const { paymentDesk, orderLookup, newsletter } = shop;
  return {
    ...shop,
    paymentDesk: {
      ...paymentDesk,
      async start(wanted) {
        requireRoom(limits.checkouts, address);
        return paymentDesk.start(wanted);
      },
    },
    newsletter: {
      async subscribe(email) {
        requireRoom(limits.subscriptions, address);
        return newsletter.subscribe(email);
      },
    },
    orderLookup: {
      async find(number, email) {
        requireRoom(limits.lookups, address);
        return orderLookup.find(number, email);
      },
    },
  };
}
