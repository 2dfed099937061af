import { Trans } from "@lingui/react/macro";
import type { InventoryStatus } from "#app/domain/product.ts";

/** An inventory status in words. */
export function InventoryStatusName({ status }: { status: InventoryStatus }) {
  if (status === "sold-out") return <Trans>Sold Out</Trans>;
  if (status === "low-stock") return <Trans>Low Stock</Trans>;
  return <Trans>In Stock</Trans>;
}
