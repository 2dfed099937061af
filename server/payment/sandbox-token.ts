import { randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Takes the sandbox's folder (made when missing) and returns its token, made once: a payment page that was open while
 * the shop restarted must still be able to pay, as it would at PayPhone.
 */
export function sandboxToken(folder: string): string {
  const place = path.join(folder, "token");
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(place, `sandbox-${randomUUID()}`, { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(place, "utf8");
}
