import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Product } from "#app/domain/product.ts";
import { CardSkeleton } from "../product/card-skeleton.tsx";
import { ProductCard } from "../product/product-card.tsx";
import { GRID_COLUMNS, GRID_PICTURE_SIZES } from "../shop/grid-columns.ts";

/** The most cards a first row has. */
const MAX_COLUMNS = 4;

function Grid({ children }: { children: ReactNode }) {
  return <section className="@container mt-9">{children}</section>;
}

/** The saved products as cards, in one to four columns. */
export function WishlistGrid({ products }: { products: Product[] }) {
  const { t } = useLingui();
  return (
    <Grid>
      <h2 className="sr-only">{t`Products`}</h2>
      <ul className={GRID_COLUMNS}>
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductCard product={product} priority={index === 0} sizes={GRID_PICTURE_SIZES} />
          </li>
        ))}
      </ul>
    </Grid>
  );
}

/** The skeleton of the first row. */
export function WishlistSkeleton({ count }: { count: number }) {
  return (
    <Grid>
      <div className={GRID_COLUMNS}>
        {Array.from({ length: Math.min(count, MAX_COLUMNS) }, (_, index) => index).map((card) => (
          <CardSkeleton key={card} />
        ))}
      </div>
    </Grid>
  );
}
