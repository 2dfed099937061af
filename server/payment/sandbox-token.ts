import { randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Return the sandbox's token, created once: payment pages must survive a restart, as with PayPhone. */
export function sandboxToken(folder: string): string {
  const file = path.join(folder, "token");
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(file, `sandbox-${randomUUID()}`, { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8");
}
