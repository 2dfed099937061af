import { settings } from "#app/settings.ts";
import { monotonicClock } from "../runtime/monotonic-clock.ts";
import { createFirstIds, type FirstIds } from "./first-ids.ts";
import { createRateLimiter, type RateLimiter } from "./rate-limiter.ts";

const MINUTE_MS = 60_000;

/** Requests per minutes. Authorized requests, real returns and existing discount codes are not counted. */
const LIMITS = {
  lookups: [10, 10],
  subscriptions: [10, 10],
  restocks: [10, 10],
  returns: [20, 10],
  discounts: [20, 10],
  bearers: [60, 5],
  references: [30, 1],
  progress: [60, 1],
  proofs: [10, 10],
  feeds: [20, 10],
  agents: [120, 1],
} as const;

/** A form may be rejected a few times for mistakes. */
const FORMS_PER_CHECKOUT = 5;

export type Limit = { name: string; max: number; windowMs: number };

/** A rate limiter that counts in this process or in the database. */
export type ClientLimiter = {
  take(client: string): number | Promise<number>;
  giveBack(client: string): unknown;
};

/** The rate limits of each client. */
export type ClientLimits = {
  /** Also counted by the database in each start. */
  checkouts: RateLimiter;
  /** Submitted checkout forms, valid or not. */
  forms: RateLimiter;
  /** Per reference. A payment needs few, and its checksum never expires. */
  references: RateLimiter;
  /** Per reference: each open tab asks a few times a minute. */
  progress: RateLimiter;
  /** Per client: files sent as proofs of payment, valid or not. */
  proofs: RateLimiter;
  /** Per client: feeds sent in full. */
  feeds: RateLimiter;
  /** Per client: requests of programs that shop for a person. */
  agents: RateLimiter;
  /** Counted in this process, which saves a database call per request of staff. */
  bearers: RateLimiter;
  lookups: ClientLimiter;
  subscriptions: ClientLimiter;
  /** Requests to be told about stock. */
  restocks: ClientLimiter;
  /** Returns with an invented reference or transaction id. */
  returns: ClientLimiter;
  firstIds: FirstIds;
  /** Guesses of discount codes. */
  discounts: ClientLimiter;
};

type Options = {
  clock?: () => number;
  /** Create a limit that all servers share; without it each server counts for itself. */
  share?: (limit: Limit) => ClientLimiter;
};

/** Create the rate limits of all clients. `checkoutsPerIp` is per hold duration. */
export function createClientLimits(
  checkoutsPerIp: number,
  { clock = monotonicClock, share }: Options = {},
): ClientLimits {
  const limiterOf = ([max, minutes]: readonly [number, number]) =>
    createRateLimiter(max, minutes * MINUTE_MS, clock);
  const sharedOf = (name: keyof typeof LIMITS) => {
    const [max, minutes] = LIMITS[name];
    return share?.({ name, max, windowMs: minutes * MINUTE_MS }) ?? limiterOf(LIMITS[name]);
  };
  return {
    checkouts: limiterOf([checkoutsPerIp, settings.holdMinutes]),
    forms: limiterOf([FORMS_PER_CHECKOUT * checkoutsPerIp, settings.holdMinutes]),
    references: limiterOf(LIMITS.references),
    progress: limiterOf(LIMITS.progress),
    proofs: limiterOf(LIMITS.proofs),
    feeds: limiterOf(LIMITS.feeds),
    agents: limiterOf(LIMITS.agents),
    bearers: limiterOf(LIMITS.bearers),
    lookups: sharedOf("lookups"),
    subscriptions: sharedOf("subscriptions"),
    restocks: sharedOf("restocks"),
    returns: sharedOf("returns"),
    firstIds: createFirstIds(),
    discounts: sharedOf("discounts"),
  };
}

/** How clients and references are identified in a shop with a database. */
export type ClientKeys = {
  /** Null without a database. */
  hash(client: string): string | null;
  isOwnReference(reference: string): boolean;
  isOwnPayToken(token: string): boolean;
  isOwnReviewToken(token: string): boolean;
};
