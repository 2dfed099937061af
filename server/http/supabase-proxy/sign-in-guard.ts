import { LRUCache } from "lru-cache";
import { monotonicClock } from "../../runtime/monotonic-clock.ts";
import { createRateLimiter } from "../rate-limiter.ts";
import type { AuthRequest } from "./auth-body.ts";
import { clientNetwork } from "./client-network.ts";
import { createExponentialBackoff } from "./exponential-backoff.ts";
import { createFairQueue } from "./fair-queue.ts";

const MINUTE_MS = 60_000;

/** How many of a kind in how many minutes. Of guesses, refreshes and password changes only those that fail are counted. */
const LIMITS = {
  guesses: [10, 5],
  refreshes: [60, 5],
  recoveries: [5, 15],
  passwordChanges: [10, 5],
  mailsAtOnce: [1, 1],
  mails: [3, 15],
} as const;

const ACCOUNT_BACKOFF = {
  free: 3,
  shortestMs: 250,
  longestMs: 8000,
  forgetAfterMs: 15 * MINUTE_MS,
};
/** About a hundred wrong guesses in five minutes, from however many clients. */
const OVER_ALL_BACKOFF = {
  free: 30,
  shortestMs: 250,
  longestMs: 2500,
  forgetAfterMs: 5 * MINUTE_MS,
};
const EVERYONE = "everyone";

const QUEUE = { maxWaiting: 64, maxWaitingPerNetwork: 10, longestWaitMs: 20_000 };
/** What a client is told that waited in vain. */
const RETRY_SECONDS = 5;

/** So that clients made up by the thousand cannot fill the memory. */
const REMEMBERED = { max: 20_000, ttl: 15 * MINUTE_MS, ttlResolution: 0 };

/** Longer than a password takes to check: an unknown account, which is told at once, is answered no sooner than a known one. */
const SHORTEST_ANSWER_MS = 500;

type AnonymousRequest = Exclude<AuthRequest, { kind: "change-password" }>;
type Send = () => Promise<Response>;

export type GuardedAnswer =
  | { kind: "answered"; response: Response }
  | { kind: "limited"; wait: number };

export type SignInGuard = {
  /** Sends a request of anybody's to sign-in on within the limits; `limited` says after how many seconds to try again. */
  guard(client: string, request: AnonymousRequest, send: Send): Promise<GuardedAnswer>;
  /** The same for the change of a password in a session: the answer tells whether the new one is the old one. */
  guardPasswordChange(sessionId: string, send: Send): Promise<GuardedAnswer>;
};

/** The sender's mistake; what the database cannot answer is nobody's. */
const isFailure = ({ status }: Response) => status >= 400 && status < 500;

const LIMIT_OF = {
  password: "guesses",
  verify: "guesses",
  refresh: "refreshes",
  recover: "recoveries",
} as const;

/**
 * Limits sign-in per client, per account and over all (OWASP ASVS 5.0, 6.3.1). An account, and sign-in over all, are slowed down and
 * never locked, so a stranger who guesses cannot keep the owner out; nothing tells whether an account exists (decision 051).
 */
export function createSignInGuard(clock = monotonicClock): SignInGuard {
  const limiters = Object.fromEntries(
    Object.entries(LIMITS).map(([name, [times, minutes]]) => [
      name,
      createRateLimiter(times, minutes * MINUTE_MS, clock),
    ]),
  ) as Record<keyof typeof LIMITS, ReturnType<typeof createRateLimiter>>;
  const accounts = createExponentialBackoff(ACCOUNT_BACKOFF, clock);
  const overAll = createExponentialBackoff(OVER_ALL_BACKOFF, clock);
  const failures = new LRUCache<string, number>({ ...REMEMBERED, perf: { now: clock } });
  const queue = createFairQueue(QUEUE, clock);

  const failuresOf = (key: string) => failures.get(key) ?? 0;
  const countFailure = (key: string) => failures.set(key, failuresOf(key) + 1);

  async function noSooner(send: Send, isSlow: (response: Response) => boolean): Promise<Response> {
    const begun = clock();
    const response = await send();
    const rest = SHORTEST_ANSWER_MS - (clock() - begun);
    if (isSlow(response) && rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    return response;
  }

  async function sendGuess(account: string | null, send: Send): Promise<Response> {
    const response = await noSooner(send, isFailure);
    if (isFailure(response)) {
      overAll.fail(EVERYONE);
      if (account !== null) accounts.fail(account);
    } else if (response.ok && account !== null) accounts.succeed(account);
    return response;
  }

  function sendRecovery(account: string, send: Send): Promise<Response> {
    // Its last e-mail is on its way: the answer is the same, and the mailbox is spared.
    const isSpared = limiters.mailsAtOnce.take(account) > 0 || limiters.mails.take(account) > 0;
    return noSooner(isSpared ? async () => Response.json({}) : send, () => true);
  }

  function sendOn(request: AnonymousRequest, send: Send): Promise<Response> {
    switch (request.kind) {
      case "password":
        return sendGuess(accountOf(request), send);
      case "verify":
        return sendGuess(null, send);
      case "recover":
        return sendRecovery(accountOf(request), send);
      case "refresh":
        return send();
    }
  }

  function readyAt(request: AnonymousRequest): number {
    if (request.kind === "verify") return overAll.readyAt(EVERYONE);
    if (request.kind !== "password") return 0;
    return Math.max(overAll.readyAt(EVERYONE), accounts.readyAt(accountOf(request)));
  }

  return {
    async guard(client, request, send) {
      const limiter = limiters[LIMIT_OF[request.kind]];
      const network = clientNetwork(client);
      const seconds = limiter.take(client);
      if (seconds > 0) return { kind: "limited", wait: seconds };
      const answer = await queue.add({
        network,
        failures: () => failuresOf(client) + failuresOf(network),
        readyAt: () => readyAt(request),
        run: async () => {
          const response = await sendOn(request, send);
          if (!isFailure(response) && request.kind !== "recover") limiter.giveBack(client);
          else for (const sender of [client, network]) countFailure(sender);
          return response;
        },
      });
      if (!answer) {
        limiter.giveBack(client);
        return { kind: "limited", wait: RETRY_SECONDS };
      }
      return { kind: "answered", response: answer.value };
    },
    async guardPasswordChange(sessionId, send) {
      const seconds = limiters.passwordChanges.take(sessionId);
      if (seconds > 0) return { kind: "limited", wait: seconds };
      const response = await send();
      if (!isFailure(response)) limiters.passwordChanges.giveBack(sessionId);
      return { kind: "answered", response };
    },
  };
}

const accountOf = ({ body }: { body: { email: string } }) => body.email.toLowerCase();
