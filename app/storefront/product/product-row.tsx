import type { Product } from "#app/domain/product/product.ts";
import { ProductCard } from "./product-card.tsx";

/**
 * Snap only to a card with keyboard focus; otherwise snapping would scroll the focused link out of view. The rule names the card's own class:
 * for a rule about any child of a `:has()`, Chromium computes the styles of the whole page again at each change (decision 074).
 */
const SNAP_TO_FOCUS = "[ul:has(:focus-visible)>&:not(:focus-within)]:snap-align-none";

const ROW =
  "below-fold [--estimated-height:calc(1.0133*var(--page-content)+var(--card-text-height))] flex snap-x snap-mandatory gap-4 overflow-x-auto [scrollbar-width:none] " +
  "-mx-(--page-margin) scroll-px-(--page-margin) px-(--page-margin) " +
  "sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-x-6 sm:gap-y-12 sm:overflow-visible sm:px-0 lg:grid-cols-4 " +
  "sm:[--estimated-height:calc(1.3333*var(--page-content)+1rem+2*var(--card-text-height))] lg:[--estimated-height:calc(0.3333*var(--page-content)-1.5rem+var(--card-text-height))]";

/* `page-width` is capped in rem, then by 78vw. */
const PICTURE_SIZES =
  "(min-width: 115rem) 17.5vw, (min-width: 64rem) min(22vw, 20.5rem), (min-width: 40rem) 46vw, 76vw";

/** Up to four products in a row; a horizontal scroller on phones. */
export function ProductRow({ products }: { products: Product[] }) {
  return (
    <ul className={ROW}>
      {products.map((product) => (
        <li key={product.id} className={`w-[76%] shrink-0 snap-start sm:w-auto ${SNAP_TO_FOCUS}`}>
          <ProductCard product={product} sizes={PICTURE_SIZES} />
        </li>
      ))}
    </ul>
  );
}
