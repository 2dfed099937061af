import bodoniModa from "@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-wght-normal.woff2?url";
import ysabeauOffice from "@fontsource-variable/ysabeau-office/files/ysabeau-office-latin-wght-normal.woff2?url";
import { I18nProvider } from "@lingui/react";
import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  redirect,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
} from "react-router";
import { catalogueContext } from "#app/data/catalogue.ts";
import { isStrayReturn } from "#app/domain/payment-return.ts";
import { english } from "#app/i18n/english.ts";
import { settings } from "#app/settings.ts";
import { NEWSLETTER_ACTION } from "#app/storefront/home/newsletter-outcome.ts";
import { ErrorView } from "#app/storefront/layout/error-view.tsx";
import { Loading } from "#app/storefront/layout/loading.tsx";
import { NotFound } from "#app/storefront/layout/not-found.tsx";
import { StorefrontLayout } from "#app/storefront/layout/storefront-layout.tsx";
import type { Route } from "./+types/root";
import "./styles/app.css";

export const links: Route.LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon-32.png", type: "image/png", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  ...[bodoniModa, ysabeauOffice].map((href) => ({
    rel: "preload" as const,
    as: "font" as const,
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
    href,
  })),
];

export function meta(): Route.MetaDescriptors {
  return [{ title: settings.brand }];
}

/** A payment's return that landed on another page belongs to /confirmation, with its query (specification section 2). */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request }) => {
    const { pathname, search, searchParams } = new URL(request.url);
    if (pathname !== "/confirmation" && isStrayReturn(searchParams)) {
      throw redirect(`/confirmation${search}`);
    }
  },
];

/** What every shopper's page shows besides its own: the footer's collections, and whether the goods are samples. */
export async function loader({ context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext);
  return { collections: await catalogue.listCollections(), source: catalogue.source };
}

/** A sign-up for the newsletter changes nothing that every page shows. */
export function shouldRevalidate({
  formAction,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return formAction === NEWSLETTER_ACTION ? false : defaultShouldRevalidate;
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f7f2e9" />
        <Meta />
        <Links />
      </head>
      <body>
        <I18nProvider i18n={english}>{children}</I18nProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <>
      <Outlet />
      <Loading />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <StorefrontLayout variant="shop">
        <NotFound />
      </StorefrontLayout>
    );
  }
  return <ErrorView message={error instanceof Error ? error.message : undefined} />;
}
