import { execFileSync } from "node:child_process";

/** Takes a process and returns how much memory it holds, in megabytes. */
export function residentMegabytes(pid: number | undefined): number {
  const kilobytes = execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  return Number(kilobytes) / 1024;
}
