import { MAX_BAG_LINES, MAX_LINE_QUANTITY } from "../bag/bag.ts";

/** A variant id of channels and its quantity. */
export type CartLine = { id: string; quantity: number };

const LINE = /^([0-9a-f]{32}-[0-9a-f]{16}):([1-9]\d?)$/;

/** Return the lines with one per variant, at most what a line of the bag may have. */
export function mergedLines(lines: readonly CartLine[]): CartLine[] {
  const quantities = new Map<string, number>();
  for (const { id, quantity } of lines) quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  return [...quantities].map(([id, quantity]) => ({
    id,
    quantity: Math.min(quantity, MAX_LINE_QUANTITY),
  }));
}

/** Return a cart's id, which is the cart itself, as a permalink writes it: `<id>:2,<id>:1`. */
export function cartIdOf(lines: readonly CartLine[]): string {
  return lines.map(({ id, quantity }) => `${id}:${quantity}`).join(",");
}

/** Parse a cart's id or a permalink, or return null for anything else. Never throws. */
export function cartLinesIn(text: string): CartLine[] | null {
  const parts = text.split(",", MAX_BAG_LINES + 1);
  if (parts.length > MAX_BAG_LINES) return null;
  const lines = parts.map((part) => LINE.exec(part));
  if (lines.includes(null)) return null;
  return mergedLines(
    lines.map((found) => ({ id: found?.[1] ?? "", quantity: Number(found?.[2]) })),
  );
}
