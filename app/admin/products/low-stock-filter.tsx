import { Trans } from "@lingui/react/macro";
import { useSearchParams } from "react-router";
import { changedQuery } from "#app/domain/admin-query.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";

/** Lists only products with few units or none; the filter is in the URL. */
export function LowStockFilter({ isLowStock }: { isLowStock: boolean }) {
  const [, setQuery] = useSearchParams();
  return (
    <CheckboxField
      label={<Trans>Low on stock only</Trans>}
      checked={isLowStock}
      onChange={(isChecked) =>
        setQuery((now) => changedQuery(now, { stock: isChecked ? "low" : null }))
      }
    />
  );
}
