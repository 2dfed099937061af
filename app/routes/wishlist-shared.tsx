import { catalogueContext } from "#app/data/catalogue/catalogue.ts";
import { listByIdsInBatches } from "#app/data/catalogue/list-by-ids-in-batches.ts";
import { withLooks } from "#app/data/catalogue/picture-looks.ts";
import { languageOf } from "#app/domain/text/language.ts";
import { sharedWishesOf, wishLinkEntries } from "#app/domain/wishlist/shared-wishlist.ts";
import { SharedWishlistPage } from "#app/storefront/wishlist-shared/shared-wishlist-page.tsx";
import type { Route } from "./+types/wishlist-shared";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = url;
  const entries = wishLinkEntries(searchParams);
  const products = await listByIdsInBatches(
    context.get(catalogueContext),
    entries.map(({ id }) => id),
  );
  return { wishes: sharedWishesOf(entries, withLooks(products, languageOf(pathname))) };
}

export default function SharedWishlistRoute({ loaderData }: Route.ComponentProps) {
  return <SharedWishlistPage {...loaderData} />;
}
