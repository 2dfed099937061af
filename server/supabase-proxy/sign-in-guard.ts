import { setTimeout as delay } from "node:timers/promises";
import { createRateLimiter } from "../http/rate-limiter.ts";
import { monotonicClock } from "../monotonic-clock.ts";
import type { AuthRequest } from "./auth-body.ts";
import { createExponentialBackoff } from "./exponential-backoff.ts";

const MINUTE_MS = 60_000;

/** How many of a kind in how many minutes. A sign-in that succeeds is not counted among the guesses. */
const LIMITS = {
  anyPerClient: [120, 5],
  anyOverAll: [1200, 5],
  guessesPerClient: [10, 5],
  guessesOverAll: [120, 5],
  recoveriesPerClient: [5, 15],
  recoveriesPerAccount: [3, 15],
  recoveriesOverAll: [30, 15],
} as const;

const ACCOUNT_BACKOFF = {
  free: 3,
  shortestMs: 250,
  longestMs: 8000,
  forgetAfterMs: 15 * MINUTE_MS,
};

/** Longer than a password takes to check: an unknown account, which is told at once, is answered no sooner than a known one. */
const SHORTEST_REFUSAL_MS = 500;
const SHORTEST_RECOVERY_MS = 500;
const EVERYONE = "everyone";

export type GuardedAnswer =
  | { kind: "answered"; response: Response }
  | { kind: "limited"; wait: number };

export type SignInGuard = {
  /** Sends a request to sign-in on within the limits; `limited` says after how many seconds there is room again. */
  guard(
    client: string,
    request: AuthRequest | null,
    send: () => Promise<Response>,
  ): Promise<GuardedAnswer>;
};

type Parts = { clock?: () => number; wait?: (milliseconds: number) => Promise<unknown> };

/**
 * Limits sign-in per client, per account and over all (OWASP ASVS 5.0, 6.3.1). An account is slowed down and never locked, so a
 * stranger who guesses cannot keep its owner out; nothing tells whether an account exists.
 */
export function createSignInGuard({
  clock = monotonicClock,
  wait = delay,
}: Parts = {}): SignInGuard {
  const limiters = Object.fromEntries(
    Object.entries(LIMITS).map(([name, [times, minutes]]) => [
      name,
      createRateLimiter(times, minutes * MINUTE_MS, clock),
    ]),
  ) as Record<keyof typeof LIMITS, ReturnType<typeof createRateLimiter>>;
  const backoff = createExponentialBackoff(ACCOUNT_BACKOFF, clock);

  const answered = (response: Response): GuardedAnswer => ({ kind: "answered", response });
  const limited = (seconds: number): GuardedAnswer => ({ kind: "limited", wait: seconds });

  async function atLeast(milliseconds: number, begun: number): Promise<void> {
    await wait(Math.max(milliseconds - (clock() - begun), 0));
  }

  async function guardGuess(client: string, account: string | null, send: () => Promise<Response>) {
    const seconds =
      limiters.guessesPerClient.take(client) || limiters.guessesOverAll.take(EVERYONE);
    if (seconds > 0) return limited(seconds);
    await wait(account === null ? 0 : backoff.begin(account));
    const begun = clock();
    const response = await send();
    if (response.ok) {
      limiters.guessesPerClient.giveBack(client);
      limiters.guessesOverAll.giveBack(EVERYONE);
      if (account !== null) backoff.succeed(account);
    } else {
      await atLeast(SHORTEST_REFUSAL_MS, begun);
    }
    return answered(response);
  }

  async function guardRecovery(client: string, account: string, send: () => Promise<Response>) {
    const seconds =
      limiters.recoveriesPerClient.take(client) || limiters.recoveriesOverAll.take(EVERYONE);
    if (seconds > 0) return limited(seconds);
    const begun = clock();
    // Its last e-mails are on their way: the answer is the same, and the mailbox is spared.
    const isSpared = limiters.recoveriesPerAccount.take(account) > 0;
    const response = isSpared ? Response.json({}) : await send();
    await atLeast(SHORTEST_RECOVERY_MS, begun);
    return answered(response);
  }

  return {
    async guard(client, request, send) {
      const seconds = limiters.anyPerClient.take(client) || limiters.anyOverAll.take(EVERYONE);
      if (seconds > 0) return limited(seconds);
      switch (request?.kind) {
        case "password":
          return guardGuess(client, request.body.email.toLowerCase(), send);
        case "verify":
          return guardGuess(client, null, send);
        case "recover":
          return guardRecovery(client, request.body.email.toLowerCase(), send);
        default:
          return answered(await send());
      }
    },
  };
}
