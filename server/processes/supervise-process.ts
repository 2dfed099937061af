import type { ChildProcess } from "node:child_process";
import type { Logger } from "../runtime/logger.ts";
import {
  type ChildMessage,
  ChildMessageSchema,
  type SupervisorMessage,
} from "./supervisor-messages.ts";

const MIN_BACKOFF_MS = 250;
const MAX_BACKOFF_MS = 15_000;

type Spec = {
  name: string;
  /** Starts the process with an IPC channel. */
  spawn(): ChildProcess;
  onMessage(message: ChildMessage): void;
  /** Whether a message shows that the process works, which resets the backoff. */
  isReady(message: ChildMessage): boolean;
  /** Called after each end, before a restart. */
  onExit(code: number | null): void;
  mayRestart(): boolean;
  logger: Pick<Logger, "warn">;
};

export type SupervisedProcess = ReturnType<typeof superviseProcess>;

/** Start a child process and restart it after each end with exponential backoff. */
export function superviseProcess(spec: Spec) {
  const { name, logger } = spec;
  let child: ChildProcess | null = null;
  let failures = 0;
  let isStopping = false;
  let restart: NodeJS.Timeout | undefined;
  let ended = Promise.resolve();

  function start(): void {
    const { promise, resolve } = Promise.withResolvers<void>();
    ended = promise;
    const onEnd = (code: number | null, reason: string | null) => {
      child = null;
      resolve();
      spec.onExit(code);
      if (isStopping || !spec.mayRestart()) return;
      const wait = Math.min(MIN_BACKOFF_MS * 2 ** failures, MAX_BACKOFF_MS);
      failures += 1;
      logger.warn({ process: name, code, reason, wait }, "a process ended and is started again");
      restart = setTimeout(start, wait);
    };
    const onFailedSpawn = (error: unknown) => {
      logger.warn({ process: name, error }, "a process could not be started");
      onEnd(null, "not started");
    };
    try {
      child = spec.spawn();
    } catch (error) {
      // The supervisor may still be starting.
      process.nextTick(onFailedSpawn, error);
      return;
    }
    const started = child;
    started.on("message", (value) => {
      const message = ChildMessageSchema.parse(value);
      if (spec.isReady(message)) failures = 0;
      spec.onMessage(message);
    });
    started.once("exit", onEnd);
    started.on("error", (error) => {
      // A process that could not be started never exits. Else a message to an ending process failed.
      if (started.pid === undefined) onFailedSpawn(error);
    });
  }
  start();

  return {
    send(message: SupervisorMessage): void {
      if (child?.connected) child.send(message, () => {});
    },
    /** Requests the process to end. Resolves when it has ended. */
    stop(): Promise<void> {
      isStopping = true;
      clearTimeout(restart);
      this.send({ type: "stop" });
      return ended;
    },
    /** Kills the process at once. */
    kill(): void {
      isStopping = true;
      clearTimeout(restart);
      child?.kill("SIGKILL");
    },
  };
}

/** Stop processes one after the other. Those that have not ended after `timeout` milliseconds are killed. */
export async function stopInOrder(processes: SupervisedProcess[], timeout: number): Promise<void> {
  const cutOff = setTimeout(() => {
    for (const supervised of processes) supervised.kill();
  }, timeout);
  for (const supervised of processes) await supervised.stop();
  clearTimeout(cutOff);
}
