import { Select } from "@lingui/react/macro";
import { grammaticalNumber } from "#app/domain/text/grammatical-number.ts";
import { groupThousands } from "#app/domain/text/group-thousands.ts";

export type ProductCountProps = { total: number };

export function ProductCount({ total: count }: ProductCountProps) {
  const total = groupThousands(String(count));
  return (
    <Select
      value={grammaticalNumber(count)}
      _one={`${total} product`}
      other={`${total} products`}
    />
  );
}
