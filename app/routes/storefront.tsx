import { useMemo } from "react";
import { Outlet, useMatches } from "react-router";
import { catalogueContext } from "#app/data/catalogue/catalogue.ts";
import { readMenu } from "#app/data/catalogue/read-menu.ts";
import { skipSignUpRevalidation } from "#app/storefront/home/skip-sign-up-revalidation.ts";
import { StorefrontLayout } from "#app/storefront/layout/storefront-layout.tsx";
import { TaxonomyNames } from "#app/storefront/taxonomy-names.ts";
import { useStableReference } from "#app/ui/use-stable-reference.ts";
import type { Route } from "./+types/storefront";

/** Read categories, collections and the catalogue's source for the layout. */
export async function loader({ context }: Route.LoaderArgs) {
  const { value, source } = await readMenu(context.get(catalogueContext));
  return { ...value, source };
}

export const shouldRevalidate = skipSignUpRevalidation;

// A constant element, so that navigation does not render the layout.
const page = <Outlet />;

/** The storefront's layout, which stays mounted across navigation. */
export default function StorefrontRoute({ loaderData }: Route.ComponentProps) {
  const categories = useStableReference(loaderData.categories);
  const collections = useStableReference(loaderData.collections);
  const menu = useStableReference(loaderData.menu);
  const names = useMemo(() => ({ categories, collections }), [categories, collections]);
  const isHome = useMatches().some(({ id }) => id === "routes/home");
  return (
    <TaxonomyNames value={names}>
      <StorefrontLayout
        variant={isHome ? "home" : "shop"}
        collections={collections}
        menu={menu}
        source={loaderData.source}
      >
        {page}
      </StorefrontLayout>
    </TaxonomyNames>
  );
}
