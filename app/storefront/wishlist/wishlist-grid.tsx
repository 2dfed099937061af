import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { CardSkeleton } from "../product/card-skeleton.tsx";
import { ProductCard } from "../product/product-card.tsx";
import { GRID_COLUMNS, GRID_PICTURE_SIZES, MAX_COLUMNS } from "../shop/grid-columns.ts";
import { MovedWish } from "./moved-wish.tsx";
import type { useMovedWishes } from "./use-moved-wishes.ts";
import { WishNotices } from "./wish-notices.tsx";
import { WishPurchase, type WishPurchaseProps } from "./wish-purchase.tsx";

function Grid({ children }: { children: ReactNode }) {
  return <section className="@container mt-9">{children}</section>;
}

function WishCard({ priority, ...purchase }: WishPurchaseProps & { priority: boolean }) {
  const { saved } = purchase;
  return (
    <>
      <ProductCard
        product={saved.product}
        priority={priority}
        sizes={GRID_PICTURE_SIZES}
        hasQuickAdd={false}
      />
      <WishNotices saved={saved} />
      <WishPurchase {...purchase} />
    </>
  );
}

export function WishlistGrid({ tiles, move, undo, restoredId }: ReturnType<typeof useMovedWishes>) {
  const { t } = useLingui();
  return (
    <Grid>
      <h2 className="sr-only">{t`Products`}</h2>
      <ul className={GRID_COLUMNS}>
        {tiles.map(({ saved, moved }, index) => (
          <li key={saved.wish.id} className="flex flex-col">
            {moved ? (
              <MovedWish name={saved.product.name} onUndo={() => undo(moved)} />
            ) : (
              <WishCard
                saved={saved}
                priority={index === 0}
                takesFocus={restoredId === saved.wish.id}
                onMove={(choice) => move(saved, choice)}
              />
            )}
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
