import { Trans, useLingui } from "@lingui/react/macro";
import type { SharedWish } from "#app/domain/wishlist/shared-wishlist.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { ProductCard } from "../product/product-card.tsx";
import { GRID_COLUMNS, GRID_PICTURE_SIZES } from "../shop/grid-columns.ts";
import { ProductCount } from "../shop/product-count.tsx";
import { useChoiceName } from "../use-choice-name.ts";
import { SaveAll } from "./save-all.tsx";

function EmptySharedWishlist() {
  return (
    <>
      <p className="mt-5 max-w-[27em] text-muted">
        <Trans>
          Nothing in this wishlist is available any more. The link may have been cut short.
        </Trans>
      </p>
      <ButtonLink to="/shop" className="mt-9">
        <Trans>Browse the shop</Trans>
      </ButtonLink>
    </>
  );
}

function SharedWishes({ wishes }: { wishes: SharedWish[] }) {
  const nameOf = useChoiceName();
  return (
    <section className="@container mt-9">
      <h2 className="sr-only">
        <Trans>Products</Trans>
      </h2>
      <ul className={GRID_COLUMNS}>
        {wishes.map(({ product, size, color }, index) => {
          const choice = [size, color].flatMap((option) => (option ? nameOf(option) : []));
          return (
            <li key={product.id}>
              <ProductCard
                product={product}
                priority={index === 0}
                isOnscreen={index === 1}
                sizes={GRID_PICTURE_SIZES}
              />
              {choice.length > 0 && <p className="mt-2 text-muted text-sm">{choice.join(" · ")}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A shared wishlist with the products as they are today. A button saves them in the shopper's own wishlist. */
export function SharedWishlistPage({ wishes }: { wishes: SharedWish[] }) {
  const { t } = useLingui();
  const count = wishes.length;
  return (
    <div className="page-width min-h-[70svh] pt-10 pb-28 md:pt-16">
      <PageHead title={t`A wishlist was shared with you`} isPrivate />
      <h1 className="text-title">
        <Trans>A wishlist was shared with you</Trans>
      </h1>
      {count === 0 ? (
        <EmptySharedWishlist />
      ) : (
        <>
          <p className="mt-5 max-w-[27em] text-muted">
            <ProductCount total={count} />. <Trans>Prices and stock are today's.</Trans>
          </p>
          <SaveAll wishes={wishes} />
          <SharedWishes wishes={wishes} />
        </>
      )}
    </div>
  );
}
