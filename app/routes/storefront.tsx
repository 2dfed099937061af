import { Outlet, type ShouldRevalidateFunctionArgs, useMatches } from "react-router";
import { catalogueContext } from "#app/data/catalogue.ts";
import { addressIn } from "#app/domain/language.ts";
import { NEWSLETTER_ACTION } from "#app/storefront/home/newsletter-outcome.ts";
import { StorefrontLayout } from "#app/storefront/layout/storefront-layout.tsx";
import type { Route } from "./+types/storefront";

/** What every page of the storefront shows: the footer's collections, and whether the goods are samples. */
export async function loader({ context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext);
  return { collections: await catalogue.listCollections(), source: catalogue.source };
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
  const isHome = useMatches().some(({ id }) => id === "routes/home");
  return (
    <StorefrontLayout variant={isHome ? "home" : "shop"} {...loaderData}>
      <Outlet />
    </StorefrontLayout>
  );
}
