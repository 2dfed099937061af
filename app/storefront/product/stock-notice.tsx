import { Trans } from "@lingui/react/macro";
import type { Product } from "#app/domain/product.ts";
import { stockNoticeFor } from "#app/domain/stock-notice.ts";

type StockNoticeProps = {
  product: Pick<Product, "inventoryStatus">;
  /** The free stock of the selected size and color. */
  free: number;
};

const TONES = { "sold-out": "text-oxblood", low: "text-amber", ready: "text-sage" };

/** The stock of the selected size and color (specification section 4). */
export function StockNotice({ product, free }: StockNoticeProps) {
  const notice = stockNoticeFor(product, free);
  return (
    <p role="status" className={`text-sm ${TONES[notice.kind]}`}>
      {notice.kind === "sold-out" && <Trans>Sold Out</Trans>}
      {notice.kind === "low" && <Trans>Only {notice.count} left in stock!</Trans>}
      {notice.kind === "ready" && <Trans>{notice.count} in stock and ready to ship</Trans>}
    </p>
  );
}
