import { data } from "react-router";
import { settings } from "#app/settings.ts";
import { NotFound } from "#app/storefront/layout/not-found.tsx";
import { StorefrontLayout } from "#app/storefront/layout/storefront-layout.tsx";
import type { Route } from "./+types/not-found";

export function loader() {
  return data(null, { status: 404 });
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `Page not found · ${settings.brand}` }];
}

export default function NotFoundRoute() {
  return (
    <StorefrontLayout variant="shop">
      <NotFound />
    </StorefrontLayout>
  );
}
