import type { LetterBlock } from "./letter.ts";

/** Return a block of names and values, without those whose value is null, undefined or false. */
export function pairs(
  ...rows: [name: string, value: string | null | undefined | false][]
): LetterBlock {
  const shown = rows.filter((row): row is [string, string] => typeof row[1] === "string");
  return { kind: "pairs", title: null, rows: shown };
}
