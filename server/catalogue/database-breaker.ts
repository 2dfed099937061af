import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  type IBackoff,
  TimeoutStrategy,
  timeout,
} from "cockatiel";
import { monotonicClock } from "../runtime/monotonic-clock.ts";

/** Only slower failures open the circuit: fast ones delay no one. */
const SLOW_MS = 300;
const OPEN_MS = 7500;

/** Cockatiel measures an open circuit by the wall clock, which may jump. This duration follows the monotonic clock. */
function openFor(milliseconds: number): IBackoff<unknown> {
  const until = monotonicClock() + milliseconds;
  return {
    get duration() {
      return monotonicClock() < until ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
    },
    next: () => openFor(milliseconds),
  };
}

// The reads take no signal, and an abort creates an exception for each of them.
const TIMEOUT = { strategy: TimeoutStrategy.Aggressive, abortOnReturn: false };

/** The circuit breaker of all reads of one database. */
export type DatabaseBreaker = ReturnType<typeof createDatabaseBreaker>;

/** Create a breaker that one slow failure opens for 7.5 seconds. */
export function createDatabaseBreaker() {
  const slowErrors = new WeakSet<Error>();
  const breaker = circuitBreaker(
    handleWhen((error) => error instanceof Error && slowErrors.has(error)),
    {
      breaker: new ConsecutiveBreaker(1),
      halfOpenAfter: { next: () => openFor(OPEN_MS) },
    },
  );

  async function timed<Value>(read: () => Promise<Value>, timeoutMs?: number): Promise<Value> {
    const start = monotonicClock();
    try {
      if (timeoutMs === undefined) return await read();
      return await timeout(timeoutMs, TIMEOUT).execute(read);
    } catch (error) {
      if (error instanceof Error && monotonicClock() - start >= SLOW_MS) slowErrors.add(error);
      throw error;
    }
  }

  return {
    get isClosed(): boolean {
      return breaker.state === CircuitState.Closed;
    },
    /**
     * Runs a read. Throws its error, a BrokenCircuitError while the circuit is open or another read probes it, or a TaskCancelledError after
     * `timeoutMs`, although the read goes on.
     */
    async execute<Value>(read: () => Promise<Value>, timeoutMs?: number): Promise<Value> {
      // One read probes a half-open circuit. Cockatiel would have the others wait for it.
      if (breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError();
      return breaker.execute(() => timed(read, timeoutMs));
    },
  };
}
