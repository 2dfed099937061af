import { AsyncLocalStorage } from "node:async_hooks";
import type { Logger } from "../../runtime/logger.ts";

const METHODS = ["debug", "error", "info", "log", "warn"] as const;

const loggers = new AsyncLocalStorage<Pick<Logger, "debug">>();

let isPatched = false;

function patchConsole(): void {
  if (isPatched) return;
  isPatched = true;
  const { console: shared } = globalThis;
  for (const method of METHODS) {
    const original = shared[method].bind(shared);
    shared[method] = (...words: unknown[]) => {
      const logger = loggers.getStore();
      if (logger) logger.debug({ words: words.map(String) }, "embedded Supabase");
      else original(...words);
    };
  }
}

/**
 * Run a task and send its console output to the logger at debug level. Output of the rest of the process is unchanged.
 *
 * Defect: `App` prints every rejected statement with a stack on the console. Upstream: take a logger as an option.
 */
export function captureConsole<Result>(logger: Pick<Logger, "debug">, task: () => Result): Result {
  patchConsole();
  return loggers.run(logger, task);
}
