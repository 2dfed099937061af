import type { BagItem } from "#app/domain/bag/bag.ts";
import { useChoiceName } from "../use-choice-name.ts";

/** Return the name of a line with its size and color, which tell it from other lines of the product. */
export function useLineName({ product, size, color }: BagItem): string {
  const nameOf = useChoiceName();
  return [product.name, nameOf(size), nameOf(color)].filter(Boolean).join(", ");
}
