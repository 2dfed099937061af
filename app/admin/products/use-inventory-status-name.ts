import { useLingui } from "@lingui/react/macro";
import type { InventoryStatus } from "#app/domain/product/product.ts";

export function useInventoryStatusName(): (status: InventoryStatus) => string {
  const { t } = useLingui();
  const names = { "in-stock": t`In Stock`, "low-stock": t`Low Stock`, "sold-out": t`Sold Out` };
  return (status) => names[status];
}
