import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * Return the resident memory of a process and its children in megabytes. On Linux shared pages count once (proportional
 * set size), elsewhere once per process.
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
