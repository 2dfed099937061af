import { pino } from "pino";
import type { Environment } from "./environment.ts";
import { requestIds } from "./request-id.ts";

/** The subset of pino's interface that server code uses. */
export type Logger = Pick<ReturnType<typeof pino>, "debug" | "info" | "warn" | "error">;

/** Create the process's logger: JSON lines on standard error, with the id of the current request. */
export function createLogger(level: Environment["logLevel"]): Logger {
  return pino(
    {
      level,
      base: undefined,
      mixin: () => ({ request: requestIds.getStore() }),
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { error: pino.stdSerializers.err },
    },
    process.stderr,
  );
}
