import { Plural } from "@lingui/react/macro";
import { use } from "react";
import { countWaiting } from "#app/domain/stock/stock-demand.ts";
import { StockDemandContext } from "./stock-demand-context.ts";

/** How many people wait for a product, below its name in the table; nothing for none. */
export function WaitingNote({ productId }: { productId: string }) {
  const waiting = countWaiting(use(StockDemandContext), productId);
  if (waiting === 0) return null;
  return (
    <span className="block pb-1 text-muted text-sm">
      <Plural value={waiting} one="# person waits for it" other="# people wait for it" />
    </span>
  );
}
