import { Outlet, useMatches } from "react-router";
import { catalogueContext } from "#app/data/catalogue/catalogue.ts";
import { readMenu } from "#app/data/catalogue/read-menu.ts";
import { worstSource } from "#app/domain/catalogue/catalogue-source.ts";
import { skipSignUpRevalidation } from "#app/storefront/home/skip-sign-up-revalidation.ts";
import { StorefrontLayout } from "#app/storefront/layout/storefront-layout.tsx";
import { useShopNotes } from "#app/storefront/seller/use-shop-notes.ts";
import { TaxonomyNames } from "#app/storefront/taxonomy-names.ts";
import { ChosenSwatches } from "#app/ui/chosen-swatches.ts";
import { ShopPricing } from "#app/ui/shop-pricing.ts";
import { useStableReference } from "#app/ui/use-stable-reference.ts";
import type { Route } from "./+types/storefront";

/** Read categories, collections, the owner's swatches, how prices are shown, and the catalogue's source for the layout. */
export async function loader({ context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext);
  const [taxonomy, swatches, pricing] = await Promise.all([
    readMenu(catalogue),
    catalogue.listSwatches(),
    catalogue.findPricing(),
  ]);
  return {
    ...taxonomy.value,
    swatches: swatches.value,
    pricing: pricing.value,
    source: worstSource([taxonomy.source, swatches.source, pricing.source]),
  };
}

export const shouldRevalidate = skipSignUpRevalidation;

// A constant element, so that navigation does not render the layout.
const page = <Outlet />;

/** The storefront's layout, which stays mounted across navigation. */
export default function StorefrontRoute({ loaderData }: Route.ComponentProps) {
  // Every navigation reads it again.
  const data = useStableReference(loaderData);
  const notes = useShopNotes();
  const isHome = useMatches().some(({ id }) => id === "routes/home");
  return (
    <TaxonomyNames value={data}>
      <ChosenSwatches value={data.swatches}>
        <ShopPricing value={data.pricing}>
          <StorefrontLayout
            variant={isHome ? "home" : "shop"}
            collections={data.collections}
            menu={data.menu}
            notes={notes}
            source={data.source}
          >
            {page}
          </StorefrontLayout>
        </ShopPricing>
      </ChosenSwatches>
    </TaxonomyNames>
  );
}
