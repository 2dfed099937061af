import { execFileSync } from "node:child_process";

/** Takes a process and returns how much memory it and its child processes hold, in megabytes. */
export function residentMegabytes(pid: number | undefined): number {
  const only = ["-p", String(pid), "--ppid", String(pid)];
  const lines = execFileSync("ps", ["-o", "rss=", ...only], { encoding: "utf8" }).split("\n");
  return lines.reduce((sum, kilobytes) => sum + Number(kilobytes), 0) / 1024;
}
