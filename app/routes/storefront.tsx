import { Outlet, type ShouldRevalidateFunctionArgs, useMatches } from "react-router";
import { catalogueContext } from "#app/data/catalogue.ts";
import { addressIn } from "#app/domain/language.ts";
import { NEWSLETTER_ACTION } from "#app/storefront/home/newsletter-outcome.ts";
import { StorefrontLayout } from "#app/storefront/layout/storefront-layout.tsx";
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

/** A sign-up for the newsletter changes nothing that every page shows. */
export function shouldRevalidate({
  formAction,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSignUp = formAction && addressIn("en", formAction) === NEWSLETTER_ACTION;
  return isSignUp ? false : defaultShouldRevalidate;
}

/** The frame stays while the pages in it change. */
export default function StorefrontRoute({ loaderData }: Route.ComponentProps) {
  const { collections, source } = loaderData;
  const isHome = useMatches().some(({ id }) => id === "routes/home");
  return (
    <StorefrontLayout variant={isHome ? "home" : "shop"} collections={collections} source={source}>
      <Outlet />
    </StorefrontLayout>
  );
}
