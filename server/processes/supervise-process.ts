import type { ChildProcess } from "node:child_process";
import type { Logger } from "../runtime/logger.ts";
import { realTimer, type Timer } from "../runtime/periodic-task.ts";
import { type ChildMessage, ChildMessageSchema, type SupervisorMessage } from "./messages.ts";

const SHORTEST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 15_000;
type Spec = {
  /** For the log. */
  name: string;
  /** Starts the process with a channel for messages. */
  spawn(): ChildProcess;
  onMessage(message: ChildMessage): void;
  /** Whether a message says that the process is in working order, so that its next end is a first one again. */
  isReady(message: ChildMessage): boolean;
  /** Called each time the process has ended, before it is started again. */
  onExit(code: number | null): void;
  /** Whether an end is followed by a new start. */
  mayRestart(): boolean;
  logger: Pick<Logger, "warn">;
  timer?: Timer;
};

export type SupervisedProcess = {
  send(message: SupervisorMessage): void;
  /** Asks the process to end and kills it after so many milliseconds. Resolves when it has ended. */
  stop(patience: number): Promise<void>;
  /** Ends the process without a word. */
  kill(): void;
};

/** Keeps one child process running: starts it now, and again after each end with exponential backoff. */
export function superviseProcess(spec: Spec): SupervisedProcess {
  const { name, logger, timer = realTimer } = spec;
  let child: ChildProcess | null = null;
  let failures = 0;
  let isStopping = false;
  let cancelRestart = () => {};
  let ended = Promise.resolve();

  function start(): void {
    const { promise, resolve } = Promise.withResolvers<void>();
    ended = promise;
    const started = spec.spawn();
    child = started;
    started.on("message", (value) => {
      const message = ChildMessageSchema.parse(value);
      if (spec.isReady(message)) failures = 0;
      spec.onMessage(message);
    });
    // A message to a process that is just ending is no news.
    started.on("error", () => {});
    started.once("exit", (code, signal) => {
      child = null;
      resolve();
      spec.onExit(code);
      if (isStopping || !spec.mayRestart()) return;
      const wait = Math.min(SHORTEST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS);
      failures += 1;
      logger.warn({ process: name, code, signal, wait }, "a process ended and is started again");
      cancelRestart = timer.after(wait, start);
    });
  }
  start();

  return {
    send(message) {
      if (child?.connected) child.send(message, () => {});
    },
    async stop(patience) {
      isStopping = true;
      cancelRestart();
      this.send({ type: "stop" });
      const cancelKill = timer.after(patience, () => child?.kill("SIGKILL"));
      await ended;
      cancelKill();
    },
    kill() {
      isStopping = true;
      cancelRestart();
      child?.kill("SIGKILL");
    },
  };
}
