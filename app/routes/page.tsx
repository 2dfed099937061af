import { data } from "react-router";
import { settings } from "#app/settings.ts";
import { StorefrontLayout } from "#app/storefront/layout/storefront-layout.tsx";
import { findInfoPage } from "#app/storefront/pages/info-pages.ts";
import type { Route } from "./+types/page";

export function loader({ params }: Route.LoaderArgs) {
  if (!findInfoPage(params.page)) throw data(null, { status: 404 });
  return null;
}

export function meta({ params }: Route.MetaArgs): Route.MetaDescriptors {
  const page = findInfoPage(params.page);
  return [{ title: page ? `${page.title} · ${settings.brand}` : settings.brand }];
}

export default function PageRoute({ params }: Route.ComponentProps) {
  const page = findInfoPage(params.page);
  return <StorefrontLayout variant="shop">{page && <page.Content />}</StorefrontLayout>;
}
