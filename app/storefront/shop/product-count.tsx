import { Select, Trans } from "@lingui/react/macro";
import { grammaticalNumber } from "#app/domain/grammatical-number.ts";

export type ProductCountProps = {
  /** How many products there are, as far as they were counted. */
  total: number;
  /** Whether that is all of them; otherwise there are more. */
  isCounted: boolean;
};

/** How many products the filters match, in words. */
export function ProductCount({ total, isCounted }: ProductCountProps) {
  if (!isCounted) return <Trans>{total}+ products</Trans>;
  return (
    <Select
      value={grammaticalNumber(total)}
      _one={`${total} product`}
      other={`${total} products`}
    />
  );
}
