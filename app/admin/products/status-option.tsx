import { useLingui } from "@lingui/react/macro";
import type { InventoryStatus } from "#app/domain/product.ts";

/** An inventory status as a choice of a native select, which takes no elements inside. */
export function StatusOption({ status }: { status: InventoryStatus }) {
  const { t } = useLingui();
  const names = { "in-stock": t`In Stock`, "low-stock": t`Low Stock`, "sold-out": t`Sold Out` };
  return <option value={status}>{names[status]}</option>;
}
