import { appendFileSync, readFileSync } from "node:fs";
import path from "node:path";

/** Takes the name of a port and the port itself, and returns the same port, watched. */
export type Instrument = <Port extends object>(name: string, port: Port) => Port;

/** What a shop that nobody tests does: nothing. */
export const uninstrumented: Instrument = (_name, port) => port;

/** Where the points that were reached are listed, and where the one to die at is named, both in the data folder. */
export const REACHED_FILE = "fault-points-reached";
export const FATAL_FILE = "fault-point";

function fatalPoint(dataDir: string): string | null {
  try {
    return readFileSync(path.join(dataDir, FATAL_FILE), "utf8").trim();
  } catch {
    return null;
  }
}

/**
 * Takes the data folder of a shop under test and returns an instrument that lists every call of a watched port, before
 * and after, and kills the process with SIGKILL at the point the test has named. Given only to a shop on the payment
 * sandbox whose start asked for it: see environment.ts.
 */
export function faultPoints(dataDir: string): Instrument {
  function reach(point: string): void {
    try {
      appendFileSync(path.join(dataDir, REACHED_FILE), `${point}\n`);
    } catch {
      // On a full disk it is the shop that is watched, and not the watch that fails.
    }
    if (fatalPoint(dataDir) === point) process.kill(process.pid, "SIGKILL");
  }

  return (name, port) =>
    new Proxy(port, {
      get(target, property, receiver) {
        const member = Reflect.get(target, property, receiver);
        if (typeof member !== "function") return member;
        return (...given: unknown[]) => {
          const point = `${name}.${String(property)}`;
          reach(`before ${point}`);
          const result: unknown = Reflect.apply(member, target, given);
          if (!(result instanceof Promise)) return result;
          return result.then((value) => {
            // A claim that found nothing is a worker at rest, not a step of anything.
            if (!Array.isArray(value) || value.length > 0) reach(`after ${point}`);
            return value;
          });
        };
      },
    });
}
