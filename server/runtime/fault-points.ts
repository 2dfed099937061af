import { appendFileSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";

/** Files in the data folder: the points reached so far, and the point at which to die. */
export const REACHED_FILE = "fault-points-reached";
export const FATAL_FILE = "fault-point";

/** The processes that die at the point. */
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

type FaultPoints = { dataDir: string; databasePid: () => number | undefined };

let enabled: FaultPoints | null = null;

/**
 * Record each call of the services that are opened from now on, before and after, and kill processes with SIGKILL, once, at the point
 * that the test has named in `dataDir`. Only for a shop on the payment sandbox with FAULT_POINTS: see environment.ts.
 */
export function enableFaultPoints(points: FaultPoints): void {
  enabled = points;
}

function reach({ dataDir, databasePid }: FaultPoints, point: string): void {
  try {
    appendFileSync(path.join(dataDir, REACHED_FILE), `${point}\n`);
  } catch {
    // A full disk must not make the call fail.
  }
  const faultFile = path.join(dataDir, FATAL_FILE);
  const fault = readFault(faultFile);
  if (fault?.point !== point) return;
  rmSync(faultFile, { force: true });
  killVictim(fault.victim, databasePid());
}

/** Return a service whose calls are fault points, which tests find by its name; in production the service itself. */
export function withFaultPoints<Service extends object>(name: string, service: Service): Service {
  const points = enabled;
  if (!points) return service;
  return new Proxy(service, {
    get(target, property, receiver) {
      const member = Reflect.get(target, property, receiver);
      if (typeof member !== "function") return member;
      return (...args: unknown[]) => {
        const point = `${name}.${String(property)}`;
        reach(points, `before ${point}`);
        const result: unknown = Reflect.apply(member, target, args);
        if (!(result instanceof Promise)) return result;
        return result.then((value) => {
          // An empty claim, or a count of none, is an idle worker and not a step of a payment.
          const isIdle = value === 0 || (Array.isArray(value) && value.length === 0);
          if (!isIdle) reach(points, `after ${point}`);
          return value;
        });
      };
    },
  });
}
