import { readFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";
import { FONT_LETTERS, type FontCut } from "./font-cuts.ts";

const PACKAGES = path.resolve(import.meta.dirname, "../../node_modules");

/** Return a subset of a font family as WOFF2. Deterministic. */
export async function cutFont({ source, weight }: FontCut): Promise<Buffer> {
  const whole = await readFile(path.join(PACKAGES, source));
  return subsetFont(whole, FONT_LETTERS, {
    targetFormat: "woff2",
    variationAxes: { wght: weight },
  });
}
