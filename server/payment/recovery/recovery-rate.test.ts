import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { UnresolvedCheckout } from "#app/data/server/recovery-queue.ts";
import type { Verdict } from "#app/domain/payment/payment-verdict.ts";
import type { Logger } from "../../runtime/logger.ts";
import type { PeriodicTask } from "../../runtime/periodic-task.ts";
import { startWorker } from "../../runtime/start-worker.ts";
import { type RecoverySettings, recoveryWorkers } from "./recovery-workers.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const INTERVAL = 15 * SECOND;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const sleep = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

type Open = { reference: string; isReturned: boolean; dueAt: number };

/** Open payments of a dead server and a slow provider, on fake timers. */
function openWorld(open: Open[], confirmTakes: (reference: string, attempt: number) => number) {
  const starts: number[] = [];
  const decided = new Map<string, number>();
  const asked = new Map<string, number>();
  let pending = 0;
  let mostUnderWay = 0;
  let errors = 0;

  const claimed = ({ reference, isReturned }: Open): UnresolvedCheckout => ({
    reference,
    status: isReturned ? "confirming" : "open",
    total: 115,
    ageSeconds: 120,
    attempts: isReturned ? [{ transactionId: "7", state: "asked", ageSeconds: 60 }] : [],
  });

  /** Without an answer for two timeouts of 15 s where the test says so; the payment is then queried again later. */
  async function converse(reference: string): Promise<Verdict> {
    starts.push(performance.now());
    pending += 1;
    mostUnderWay = Math.max(mostUnderWay, pending);
    const attempt = (asked.get(reference) ?? 0) + 1;
    asked.set(reference, attempt);
    const takes = confirmTakes(reference, attempt);
    await sleep(takes);
    pending -= 1;
    if (takes >= 30 * SECOND) return { kind: "failed", failure: "unresolved", refund: null };
    decided.set(reference, performance.now());
    return { kind: "approved" };
  }

  const settings = {
    checkouts: {
      queue: {
        async claim(maxCount: number, leaseSeconds: number, maxUnreturned: number) {
          const due = open.filter(
            ({ reference, dueAt }) => !decided.has(reference) && dueAt <= performance.now(),
          );
          const returned = due.filter(({ isReturned }) => isReturned).slice(0, maxCount);
          const others = due
            .filter(({ isReturned }) => !isReturned)
            .slice(0, Math.min(maxCount - returned.length, maxUnreturned));
          const taken = [...returned, ...others];
          for (const one of taken) one.dueAt = performance.now() + leaseSeconds * SECOND;
          return taken.map(claimed);
        },
        async release(reference: string, waitSeconds: number) {
          const one = open.find((other) => other.reference === reference);
          if (one) one.dueAt = performance.now() + waitSeconds * SECOND;
        },
      },
      desk: {
        confirm(reference: string) {
          const verdict = converse(reference);
          return { verdict, settlement: verdict };
        },
      },
      provider: {
        accepts: () => true,
        async findByReference(reference: string) {
          await converse(reference);
          return { kind: "unknown" };
        },
      },
      store: {},
      clock: () => performance.now(),
      logger: { error: () => (errors += 1), warn: () => {} } as unknown as Logger,
    },
    reversals: null,
  } as unknown as RecoverySettings;

  return {
    settings,
    starts,
    decided,
    asked,
    mostUnderWay: () => mostUnderWay,
    errors: () => errors,
  };
}

const returned = (count: number): Open[] =>
  Array.from({ length: count }, (_, index) => ({
    reference: `R-${index}`,
    isReturned: true,
    dueAt: 0,
  }));

function startRecovery(settings: RecoverySettings): PeriodicTask[] {
  const rounds = { interval: INTERVAL, onRound: () => {}, logger: settings.checkouts.logger };
  return recoveryWorkers(settings).map((worker) => startWorker(rounds, worker));
}

async function end(recovery: PeriodicTask[]): Promise<void> {
  const stop = Promise.all(recovery.map((task) => task.stop(5 * SECOND)));
  await vi.advanceTimersByTimeAsync(5 * SECOND);
  await stop;
}

function mostWithin(moments: number[], period: number): number {
  const counts = moments.map(
    (from) => moments.filter((moment) => moment >= from && moment < from + period).length,
  );
  return Math.max(...counts);
}

test.each([
  ["1 s", 60, () => SECOND],
  ["1 to 14 s", 90, (reference: string) => (1 + (Number(reference.slice(2)) % 14)) * SECOND],
  ["14 s", 120, () => 14 * SECOND],
])(
  "decides two hundred returned payments with a Confirm of %s in %i s, each queried once",
  async (_name, seconds, takes) => {
    const world = openWorld(returned(200), takes);
    const start = performance.now();
    const recovery = startRecovery(world.settings);
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    expect(world.decided.size).toBe(200);
    expect(Math.max(...world.decided.values()) - start).toBeLessThanOrEqual(seconds * SECOND);
    expect(Math.max(...world.asked.values())).toBe(1);
    await end(recovery);
  },
);

test("limits the rate and the concurrency of provider requests", async () => {
  const world = openWorld(returned(200), () => 10 * SECOND);
  const recovery = startRecovery(world.settings);
  await vi.advanceTimersByTimeAsync(3 * MINUTE);
  expect(world.decided.size).toBe(200);
  expect(mostWithin(world.starts, SECOND)).toBeLessThanOrEqual(8);
  expect(mostWithin(world.starts, 10 * SECOND)).toBeLessThanOrEqual(44);
  expect(world.mostUnderWay()).toBe(28);
  await end(recovery);
});

test("does not delay other payments when every fifth gets no answer, and repeats those", async () => {
  const world = openWorld(returned(200), (reference, attempt) =>
    Number(reference.slice(2)) % 5 === 0 && attempt === 1 ? 30 * SECOND : SECOND,
  );
  const recovery = startRecovery(world.settings);
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  const answered = [...world.decided.keys()].filter((key) => Number(key.slice(2)) % 5 !== 0);
  expect(answered).toHaveLength(160);
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(world.decided.size).toBe(200);
  expect(world.errors()).toBe(0);
  await end(recovery);
});

test("keeps capacity for returned payments while many are unreturned", async () => {
  const unreturned = Array.from({ length: 100 }, (_, index) => ({
    reference: `U-${index}`,
    isReturned: false,
    dueAt: 0,
  }));
  const late = returned(20).map((one) => ({ ...one, dueAt: performance.now() + 20 * SECOND }));
  const world = openWorld([...unreturned, ...late], (reference) =>
    reference.startsWith("U-") ? 10 * SECOND : SECOND,
  );
  const start = performance.now();
  const recovery = startRecovery(world.settings);
  await vi.advanceTimersByTimeAsync(MINUTE);
  const times = [...world.decided].flatMap(([key, time]) => (key.startsWith("R-") ? [time] : []));
  expect(times).toHaveLength(20);
  expect(Math.max(...times) - start).toBeLessThan(40 * SECOND);
  expect(world.mostUnderWay()).toBeLessThanOrEqual(28);
  await end(recovery);
});

test("starts nothing after a stop, releases what has not started, and ends in time", async () => {
  const open = returned(200);
  const world = openWorld(open, () => 30 * SECOND);
  const recovery = startRecovery(world.settings);
  await vi.advanceTimersByTimeAsync(SECOND);
  const starts = world.starts.length;
  await end(recovery);
  expect(world.starts).toHaveLength(starts);
  const leased = open.filter(({ dueAt }) => dueAt > performance.now());
  expect(leased).toHaveLength(starts);
});
