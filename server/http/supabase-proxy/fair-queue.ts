import { monotonicClock } from "../../runtime/monotonic-clock.ts";

type Bounds = {
  maxWaiting: number;
  maxWaitingPerNetwork: number;
  /** A task that waited so long is given up, in milliseconds. */
  longestWaitMs: number;
};

export type QueuedTask<Value> = {
  network: string;
  /** How often the sender failed lately. */
  failures: () => number;
  /** When the task may begin, in milliseconds of the clock. */
  readyAt: () => number;
  run(): Promise<Value>;
};

export type FairQueue = {
  /** Runs a task; returns null where it was given up without having begun. Throws what the task throws. */
  add<Value>(task: QueuedTask<Value>): Promise<{ value: Value } | null>;
};

type Waiting = Pick<QueuedTask<unknown>, "network" | "failures" | "readyAt"> & {
  expiresAt: number;
  settle(hasTurn: boolean): void;
};

/**
 * Runs one task at a time. The next one is of the sender with the fewest failures and waiting tasks of its network, so a sender with many
 * networks cannot keep a new one waiting. When the queue, or a network's part of it, is full, the task
 * that comes last in this order is given up.
 */
export function createFairQueue(
  { maxWaiting, maxWaitingPerNetwork, longestWaitMs }: Bounds,
  clock = monotonicClock,
): FairQueue {
  /** In the order of arrival. */
  const waiting = new Set<Waiting>();
  let isRunning = false;
  let timer: NodeJS.Timeout | undefined;

  const ofNetwork = (network: string) => [...waiting].filter((other) => other.network === network);

  /** The fewest failures and waiting tasks of its network first, then the earliest. */
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
    const now = clock();
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

  /** Gives up the last task of a network that has too many, or of all. */
  function shed(network: string): void {
    const tasks = ofNetwork(network);
    const crowd = tasks.length > maxWaitingPerNetwork ? tasks : [...waiting];
    const last = crowd === tasks || waiting.size > maxWaiting ? inOrder(crowd).at(-1) : undefined;
    if (last) leave(last, false);
  }

  function waitForTurn({ network, failures, readyAt }: QueuedTask<unknown>): Promise<boolean> {
    return new Promise((settle) => {
      waiting.add({ network, failures, readyAt, expiresAt: clock() + longestWaitMs, settle });
      shed(network);
      advance();
    });
  }

  return {
    async add(task) {
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
