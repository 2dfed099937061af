import type { StockRequestOffer } from "#app/domain/stock/stock-choice.ts";
import { LazyView } from "#app/ui/lazy-view.tsx";
import { stockRequestForm } from "./lazy-stock-request.ts";
import { showFieldProblem } from "./show-field-problem.ts";

/** The form for an email when a product is back in stock; in a document it is HTML without React. */
export function StockRequest(offer: StockRequestOffer) {
  return (
    <div onInvalidCapture={showFieldProblem}>
      <LazyView module={stockRequestForm} props={offer} />
    </div>
  );
}
