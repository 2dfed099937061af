import { LRUCache } from "lru-cache";
import { monotonicClock } from "../../runtime/monotonic-clock.ts";
import { localLimiter, mapRates } from "../rate-limiter.ts";
import type { AuthRequest } from "./auth-body.ts";
import { clientNetwork } from "./client-network.ts";
import { createExponentialBackoff } from "./exponential-backoff.ts";
import { createFairQueue } from "./fair-queue.ts";

const MINUTE_MS = 60_000;

/** Attempts per minutes. Only failed guesses, refreshes and password changes count. */
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
  minMs: 250,
  maxMs: 8000,
  forgetAfterMs: 15 * MINUTE_MS,
};
/** About a hundred wrong guesses in five minutes from all clients. */
const OVER_ALL_BACKOFF = {
  free: 30,
  minMs: 250,
  maxMs: 2500,
  forgetAfterMs: 5 * MINUTE_MS,
};
const EVERYONE = "everyone";

const QUEUE = { maxWaiting: 64, maxWaitingPerNetwork: 10, maxWaitMs: 20_000 };
/** Retry-After for a request that was dropped. */
const RETRY_SECONDS = 5;

/** Bounds the memory against invented clients. */
const CACHE_LIMITS = {
  max: 20_000,
  ttl: 15 * MINUTE_MS,
  ttlResolution: 0,
  perf: { now: monotonicClock },
};

/** Longer than a password check takes: without it, unknown accounts would be answered faster than known ones. */
const MIN_RESPONSE_MS = 500;

type AnonymousRequest = Exclude<AuthRequest, { kind: "change-password" }>;
type Send = () => Promise<Response>;

/** A 5xx is not the sender's failure. */
const isFailure = ({ status }: Response) => status >= 400 && status < 500;

const LIMIT_OF = {
  password: "guesses",
  verify: "guesses",
  refresh: "refreshes",
  recover: "recoveries",
} as const;

/**
 * Limits sign-in per client, per account and overall (OWASP ASVS 5.0, 6.3.1). Accounts are slowed down and never
 * locked, so guesses cannot lock the owner out; responses do not reveal whether an account exists (decision 051). `reject` returns the
 * response to a request over a limit, from the seconds to wait.
 */
export function createSignInGuard(reject: (wait: number) => Response) {
  const limiters = mapRates(LIMITS, localLimiter);
  const accounts = createExponentialBackoff(ACCOUNT_BACKOFF);
  const overAll = createExponentialBackoff(OVER_ALL_BACKOFF);
  const failures = new LRUCache<string, number>(CACHE_LIMITS);
  const queue = createFairQueue(QUEUE);

  const failuresOf = (key: string) => failures.get(key) ?? 0;
  const countFailure = (key: string) => failures.set(key, failuresOf(key) + 1);

  async function withMinDuration(
    send: Send,
    isSlow: (response: Response) => boolean,
  ): Promise<Response> {
    const startedAt = monotonicClock();
    const response = await send();
    const rest = MIN_RESPONSE_MS - (monotonicClock() - startedAt);
    if (isSlow(response) && rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    return response;
  }

  async function sendGuess(account: string | null, send: Send): Promise<Response> {
    const response = await withMinDuration(send, isFailure);
    if (isFailure(response)) {
      overAll.fail(EVERYONE);
      if (account !== null) accounts.fail(account);
    } else if (response.ok && account !== null) accounts.succeed(account);
    return response;
  }

  function sendRecovery(account: string, send: Send): Promise<Response> {
    // The same response without another email.
    const isSpared = limiters.mailsAtOnce.take(account) > 0 || limiters.mails.take(account) > 0;
    return withMinDuration(isSpared ? async () => Response.json({}) : send, () => true);
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
    /** Send a request without a session within the limits. */
    async guard(client: string, request: AnonymousRequest, send: Send): Promise<Response> {
      const limiter = limiters[LIMIT_OF[request.kind]];
      const network = clientNetwork(client);
      const seconds = limiter.take(client);
      if (seconds > 0) return reject(seconds);
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
      if (answer) return answer.value;
      limiter.giveBack(client);
      return reject(RETRY_SECONDS);
    },
    /** The same for a password change in a session: its response tells whether the new password equals the old one. */
    async guardPasswordChange(sessionId: string, send: Send): Promise<Response> {
      const seconds = limiters.passwordChanges.take(sessionId);
      if (seconds > 0) return reject(seconds);
      const response = await send();
      if (!isFailure(response)) limiters.passwordChanges.giveBack(sessionId);
      return response;
    },
  };
}

const accountOf = ({ body }: { body: { email: string } }) => body.email.toLowerCase();
