import { settings } from "#app/settings.ts";
import { createFirstIds } from "./first-ids.ts";
import { type Limit, localLimiter, mapRates, type Rate } from "./rate-limiter.ts";

/** Counted in this process. Authorized requests, real returns and existing discount codes are not counted. */
const LOCAL = {
  /** Per reference. A payment needs few, and its checksum never expires. */
  references: [30, 1],
  /** Per reference: each open tab asks a few times a minute. */
  progress: [60, 1],
  /** Files sent as proofs of payment, valid or not. */
  proofs: [10, 10],
  /** Feeds sent in full. */
  feeds: [20, 10],
  /** Requests of programs that shop for a person. */
  agents: [120, 1],
  /** Requests with a rejected token. In the database each would cost a call per request of staff. */
  bearers: [60, 5],
} as const satisfies Record<string, Rate>;

/** Counted by all servers together, where there are several. */
const SHARED = {
  lookups: [10, 10],
  subscriptions: [10, 10],
  /** Stock requests. */
  restocks: [10, 10],
  /** Returns with an invented reference or transaction id. */
  returns: [20, 10],
  /** Guesses of discount codes. */
  discounts: [20, 10],
} as const satisfies Record<string, Rate>;

/** A form may be rejected a few times for mistakes. */
const FORMS_PER_CHECKOUT = 5;

/** A rate limiter that counts in this process or in the database. */
export type ClientLimiter = {
  /** Count one request. Return 0, or the seconds to wait when the limit is reached. */
  take(client: string): number | Promise<number>;
  giveBack(client: string): unknown;
};

/** The rate limits of each client. */
export type ClientLimits = ReturnType<typeof createClientLimits>;

/** Create the rate limits of all clients. `checkoutsPerIp` is per hold duration; `share` creates a limit that all servers share. */
export function createClientLimits(
  checkoutsPerIp: number,
  share: (limit: Limit) => ClientLimiter = localLimiter,
) {
  const { holdMinutes } = settings;
  const rates = {
    ...LOCAL,
    /** The database counts them, too. */
    checkouts: [checkoutsPerIp, holdMinutes],
    /** Submitted checkout forms, valid or not. */
    forms: [FORMS_PER_CHECKOUT * checkoutsPerIp, holdMinutes],
  } as const;
  return {
    ...mapRates(rates, localLimiter),
    ...mapRates(SHARED, share),
    firstIds: createFirstIds(),
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
