import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { mkdtemp, open, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

const CHUNK = Buffer.alloc(1 << 20);

function mount(folder: string, options: string): void {
  execFileSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder], { stdio: "ignore" });
}

/** Whether this process may mount disks, so that a test can fill one. */
export const canMount = (() => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "gemma-luce-mount-"));
  try {
    mount(folder, "size=1m");
    execFileSync("umount", [folder]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
})();

/** Mount a disk of some megabytes in memory. */
export async function openSmallDisk(megabytes: number) {
  const folder = await mkdtemp(path.join(os.tmpdir(), "gemma-luce-disk-"));
  mount(folder, `size=${megabytes}m,mode=700`);
  const ballast = path.join(folder, "ballast");
  return {
    /** A folder on the disk. */
    dataDir: path.join(folder, "data"),
    /** Fill the disk. */
    async fill() {
      const file = await open(ballast, "a");
      for (let size = CHUNK.length; size >= 1; ) {
        const written = await file.write(CHUNK, 0, size).catch(() => null);
        if (!written) size = Math.floor(size / 2);
      }
      await file.close();
    },
    /** Free the filled space. */
    free: () => rm(ballast, { force: true }),
    /** Remount the disk read-only. */
    setReadOnly: () => execFileSync("mount", ["-o", "remount,ro", folder]),
    async close() {
      execFileSync("umount", ["--lazy", folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
