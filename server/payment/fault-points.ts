import { appendFileSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";

/** Takes the name of a port and the port itself, and returns the same port, watched. */
export type Instrument = <Port extends object>(name: string, port: Port) => Port;

/** What a shop that nobody tests does: nothing. */
export const uninstrumented: Instrument = (_name, port) => port;

/** Where the points that were reached are listed, and where the one to die at is named, both in the data folder. */
export const REACHED_FILE = "fault-points-reached";
export const FATAL_FILE = "fault-point";

/** Which processes die at the named point: this one, the embedded database, both of them, or their supervisor too. */
export const VICTIMS = ["shop", "database", "both", "all"] as const;
export type Victim = (typeof VICTIMS)[number];

type Fault = { point: string; victim: Victim };

function readFault(file: string): Fault | null {
  try {
    const [point = "", victim] = readFileSync(file, "utf8").trim().split("\n");
    return { point, victim: VICTIMS.find((name) => name === victim) ?? "shop" };
  } catch {
    return null;
  }
}

const killProcess = (pid: number) => process.kill(pid, "SIGKILL");

function killVictim(victim: Victim, databasePid: number | undefined): void {
  if (victim !== "shop" && databasePid !== undefined) killProcess(databasePid);
  if (victim === "all") killProcess(process.ppid);
  if (victim !== "database") killProcess(process.pid);
}

/**
 * Takes the data folder of a shop under test and the process of its embedded database; returns an instrument that lists every call of
 * a watched port, before and after, and kills the named processes with SIGKILL, once, at the point the test has named. Given only to
 * a shop on the payment sandbox whose start asked for it: see environment.ts.
 */
export function faultPoints(dataDir: string, databasePid: () => number | undefined): Instrument {
  const faultFile = path.join(dataDir, FATAL_FILE);

  function reach(point: string): void {
    try {
      appendFileSync(path.join(dataDir, REACHED_FILE), `${point}\n`);
    } catch {
      // On a full disk it is the shop that is watched, and not the watch that fails.
    }
    const fault = readFault(faultFile);
    if (fault?.point !== point) return;
    rmSync(faultFile, { force: true });
    killVictim(fault.victim, databasePid());
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
