import type { CsvRow } from "./csv.ts";

/** Return a UUID (version 8, RFC 9562) made of the SHA-256 hash of a text. */
async function uuidOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  const hex = Array.from(new Uint8Array(hash, 0, 16), (byte) => byte.toString(16).padStart(2, "0"));
  const digits = [...hex.join("")];
  digits[12] = "8";
  digits[16] = "8";
  return digits.join("").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/**
 * Return, by its line, the product id of each row (headings first) if it is added. The same row of the same headings gets the
 * same id in every import, so that a row whose answer was lost is not added twice.
 */
export async function importRowIds(rows: CsvRow[]): Promise<Map<number, string>> {
  const [headings, ...rest] = rows;
  const counts = new Map<string, number>();
  const entries = rest.map(async ({ line, cells }): Promise<[number, string]> => {
    const content = JSON.stringify([headings?.cells, cells]);
    // Equal rows of one file are products of their own.
    const count = (counts.get(content) ?? 0) + 1;
    counts.set(content, count);
    return [line, await uuidOf(`${count} ${content}`)];
  });
  return new Map(await Promise.all(entries));
}
