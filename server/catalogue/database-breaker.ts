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

/** A failure that took so long opens the circuit. One that came sooner keeps nobody waiting, so the next call may try. */
const SLOW_MS = 300;
const OPEN_MS = 7500;

/** The circuit breaker that all reads of one database share. */
export type DatabaseBreaker = {
  readonly isClosed: boolean;
  /**
   * Runs a read. Throws what it throws, a BrokenCircuitError at once while the circuit is open or another read probes it, and a TaskCancelledError after
   * `timeoutMs`; the read itself goes on.
   */
  execute<Value>(read: () => Promise<Value>, timeoutMs?: number): Promise<Value>;
};

/** Cockatiel counts an open circuit's time by the wall clock, which may jump; this duration is decided by the monotonic one. */
function openFor(milliseconds: number, clock: () => number): IBackoff<unknown> {
  const until = clock() + milliseconds;
  return {
    get duration() {
      return clock() < until ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
    },
    next: () => openFor(milliseconds, clock),
  };
}

/** Takes a clock in milliseconds; returns a breaker that one slow failure opens, and one success closes after 7.5 seconds. */
export function createDatabaseBreaker(clock = monotonicClock): DatabaseBreaker {
  const slowErrors = new WeakSet<Error>();
  const breaker = circuitBreaker(
    handleWhen((error) => error instanceof Error && slowErrors.has(error)),
    {
      breaker: new ConsecutiveBreaker(1),
      halfOpenAfter: { next: () => openFor(OPEN_MS, clock) },
    },
  );

  async function timed<Value>(read: () => Promise<Value>, timeoutMs?: number): Promise<Value> {
    const begun = clock();
    try {
      if (timeoutMs === undefined) return await read();
      return await timeout(timeoutMs, TimeoutStrategy.Aggressive).execute(read);
    } catch (error) {
      if (error instanceof Error && clock() - begun >= SLOW_MS) slowErrors.add(error);
      throw error;
    }
  }

  return {
    get isClosed() {
      return breaker.state === CircuitState.Closed;
    },
    async execute(read, timeoutMs) {
      // One read probes a half-open circuit. Cockatiel would have the others wait for it.
      if (breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError();
      return breaker.execute(() => timed(read, timeoutMs));
    },
  };
}
