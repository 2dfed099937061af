import { Trans } from "@lingui/react/macro";
import type { Product } from "#app/domain/product/product.ts";
import { stockNoticeFor } from "#app/domain/stock/stock-notice.ts";

type StockNoticeProps = {
  product: Pick<Product, "inventoryStatus">;
  /** The free stock of the selected size and color. */
  free: number;
};

/** The stock of the selected size and color (specification section 4). One element, so that a change of its text is announced. */
export function StockNotice({ product, free }: StockNoticeProps) {
  const notice = stockNoticeFor(product, free);
  if (notice.kind === "sold-out") {
    return (
      <p role="status" className="text-oxblood text-sm">
        <Trans>Sold Out</Trans>
      </p>
    );
  }
  if (notice.kind === "low") {
    return (
      <p role="status" className="text-amber text-sm">
        <Trans>Only {notice.count} left in stock!</Trans>
      </p>
    );
  }
  return (
    <p role="status" className="text-sage text-sm">
      <Trans>{notice.count} in stock and ready to ship</Trans>
    </p>
  );
}
