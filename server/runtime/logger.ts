import { pino } from "pino";
import type { Environment } from "./environment.ts";
import { requestIds } from "./request-id.ts";

/** The subset of pino's interface that server code uses. */
export type Logger = Pick<ReturnType<typeof pino>, "debug" | "info" | "warn" | "error">;

/** A payment reference, which opens its order. Its first digits find the order in the admin, and the others cannot be guessed. */
const REFERENCE = /(GL-\d{13}-[0-9a-f]{8})[0-9a-f]{24}/gi;

/** Shortened in the written line: errors hold references in their messages, too. */
const output = { write: (line: string) => process.stderr.write(line.replace(REFERENCE, "$1")) };

/**
 * Create the process's logger: JSON lines on standard error, with the id of the current request, and of each reference the
 * beginning only.
 */
export function createLogger(level: Environment["logLevel"]): Logger {
  return pino(
    {
      level,
      base: undefined,
      mixin: () => ({ request: requestIds.getStore() }),
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { error: pino.stdSerializers.err },
    },
    output,
  );
}
