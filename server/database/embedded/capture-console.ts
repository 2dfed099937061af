import { AsyncLocalStorage } from "node:async_hooks";
import type { Logger } from "../../runtime/logger.ts";

const METHODS = ["debug", "error", "info", "log", "warn"] as const;

const listening = new AsyncLocalStorage<Pick<Logger, "debug">>();

let patched = false;

function patchConsole(): void {
  if (patched) return;
  patched = true;
  const { console: shared } = globalThis;
  for (const method of METHODS) {
    const original = shared[method].bind(shared);
    shared[method] = (...words: unknown[]) => {
      const logger = listening.getStore();
      if (logger) logger.debug({ words: words.map(String) }, "embedded Supabase");
      else original(...words);
    };
  }
}

/**
 * Runs a task and sends what it, and all it causes, prints on the console to the logger at debug level.
 * The library prints every refused statement with a stack; what the rest of the process prints is left alone.
 */
export function captureConsole<Result>(logger: Pick<Logger, "debug">, task: () => Result): Result {
  patchConsole();
  return listening.run(logger, task);
}
