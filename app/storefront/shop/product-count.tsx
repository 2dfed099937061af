import { Select, Trans } from "@lingui/react/macro";
import { grammaticalNumber } from "#app/domain/grammatical-number.ts";
import { groupThousands } from "#app/domain/group-thousands.ts";

export type ProductCountProps = {
  /** The number of products, as far as counted. */
  total: number;
  /** Whether `total` is exact; otherwise there are more. */
  isCounted: boolean;
};

/** How many products the filters match, in words. */
export function ProductCount({ total, isCounted }: ProductCountProps) {
  const counted = groupThousands(String(total));
  if (!isCounted) return <Trans>{counted}+ products</Trans>;
  return (
    <Select
      value={grammaticalNumber(total)}
      _one={`${total} product`}
      other={`${total} products`}
    />
  );
}
