import { useMemo } from "react";
import { Outlet, useMatches } from "react-router";
import { catalogueContext } from "#app/data/catalogue.ts";
import { keepAfterSignUp } from "#app/storefront/home/keep-after-sign-up.ts";
import { StorefrontLayout } from "#app/storefront/layout/storefront-layout.tsx";
import { TaxonomyNames } from "#app/storefront/taxonomy-names.ts";
import { useStableReference } from "#app/ui/use-stable-reference.ts";
import type { Route } from "./+types/storefront";

/** What every page of the storefront shows: what goods are sorted by, and whether they are samples. */
export async function loader({ context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext);
  const [collections, categories] = await Promise.all([
    catalogue.listCollections(),
    catalogue.listCategories(),
  ]);
  return { collections, categories, source: catalogue.source };
}

export const shouldRevalidate = keepAfterSignUp;

// Always the same element, so that the frame around it has nothing to do while the router takes its steps.
const page = <Outlet />;

/** The frame stays while the pages in it change. */
export default function StorefrontRoute({ loaderData }: Route.ComponentProps) {
  const categories = useStableReference(loaderData.categories);
  const collections = useStableReference(loaderData.collections);
  const names = useMemo(() => ({ categories, collections }), [categories, collections]);
  const isHome = useMatches().some(({ id }) => id === "routes/home");
  return (
    <TaxonomyNames value={names}>
      <StorefrontLayout
        variant={isHome ? "home" : "shop"}
        collections={collections}
        source={loaderData.source}
      >
        {page}
      </StorefrontLayout>
    </TaxonomyNames>
  );
}
