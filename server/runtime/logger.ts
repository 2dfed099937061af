import { pino } from "pino";
import type { Environment } from "./environment.ts";
import { requestIds } from "./request-id.ts";

/** What server code may write to; pino's shape. */
export type Logger = Pick<ReturnType<typeof pino>, "debug" | "info" | "warn" | "error">;

/** Takes the level to log from and returns the process's logger: one JSON object a line on standard error, with the id
 * of the request it was written for. */
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
