import { resolve, sep } from "node:path";

/** Return whether a folder is another one or lies below it. Links are not followed. */
export function isInside(folder: string, parent: string): boolean {
  return `${resolve(folder)}${sep}`.startsWith(`${resolve(parent)}${sep}`);
}
