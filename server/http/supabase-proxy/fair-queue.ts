import { monotonicClock } from "../../runtime/monotonic-clock.ts";

type Bounds = {
  maxWaiting: number;
  maxWaitingPerNetwork: number;
  /** A task that waits longer is dropped. */
  maxWaitMs: number;
};

type QueuedTask<Value> = {
  network: string;
  /** Recent failures of the sender. */
  failures: () => number;
  /** When the task may start, in milliseconds of the clock. */
  readyAt: () => number;
  run(): Promise<Value>;
};

type Waiting = Pick<QueuedTask<unknown>, "network" | "failures" | "readyAt"> & {
  expiresAt: number;
  settle(hasTurn: boolean): void;
};

/**
 * Queue with concurrency 1. The sender with the fewest failures and waiting tasks of its network goes first, so an
 * attacker with many networks cannot block a new sender. When the queue, or a network's share of it, is full, the task
 * that is last in this order is dropped.
 */
export function createFairQueue({ maxWaiting, maxWaitingPerNetwork, maxWaitMs }: Bounds) {
  /** In order of arrival. */
  const waiting = new Set<Waiting>();
  let isRunning = false;
  let timer: NodeJS.Timeout | undefined;

  const ofNetwork = (network: string) => [...waiting].filter((other) => other.network === network);

  /** Fewest failures and waiting tasks of the network first, then the earliest. */
  function inOrder(tasks: Waiting[]): Waiting[] {
    return tasks
      .map((task) => ({ task, rank: task.failures() + ofNetwork(task.network).length }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ task }) => task);
  }

  function leave(task: Waiting, hasTurn: boolean): void {
    waiting.delete(task);
    task.settle(hasTurn);
  }

  function advance(): void {
    clearTimeout(timer);
    const now = monotonicClock();
    for (const task of waiting) if (task.expiresAt <= now) leave(task, false);
    const [next] = isRunning ? [] : inOrder([...waiting].filter((task) => task.readyAt() <= now));
    if (next) {
      isRunning = true;
      leave(next, true);
    }
    const times = [...waiting].flatMap((task) =>
      [task.expiresAt, task.readyAt()].filter((time) => time > now),
    );
    if (times.length > 0) timer = setTimeout(advance, Math.ceil(Math.min(...times) - now));
  }

  /** Drop the last task of a network over its share, or of a full queue. */
  function shed(network: string): void {
    const tasks = ofNetwork(network);
    const candidates = tasks.length > maxWaitingPerNetwork ? tasks : [...waiting];
    const last =
      candidates === tasks || waiting.size > maxWaiting ? inOrder(candidates).at(-1) : undefined;
    if (last) leave(last, false);
  }

  function waitForTurn({ network, failures, readyAt }: QueuedTask<unknown>): Promise<boolean> {
    return new Promise((settle) => {
      waiting.add({ network, failures, readyAt, expiresAt: monotonicClock() + maxWaitMs, settle });
      shed(network);
      advance();
    });
  }

  return {
    /** Run a task. Return null when it was dropped; throw what the task throws. */
    async add<Value>(task: QueuedTask<Value>): Promise<{ value: Value } | null> {
      if (!(await waitForTurn(task))) return null;
      try {
        return { value: await task.run() };
      } finally {
        isRunning = false;
        advance();
      }
    },
  };
}
