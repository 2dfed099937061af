import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * Takes a process and returns how much memory it and its child processes hold, in megabytes. On Linux a page that several of them
 * share, such as Node's own code, counts once (proportional set size); elsewhere once for each.
 */
export function residentMegabytes(pid: number | undefined): number {
  const only = ["-p", String(pid), "--ppid", String(pid)];
  const lines = execFileSync("ps", ["-o", "pid=,rss=", ...only], { encoding: "utf8" }).split("\n");
  const kilobytes = lines.flatMap((line) => {
    const [id, rss] = line.trim().split(/\s+/);
    return id && rss ? [proportionalKilobytes(id) ?? Number(rss)] : [];
  });
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024;
}

function proportionalKilobytes(pid: string): number | null {
  try {
    const pss = /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1];
    return pss ? Number(pss) : null;
  } catch {
    return null;
  }
}
