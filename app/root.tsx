import bodoniModa from "@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-wght-normal.woff2?url";
import ysabeauOffice from "@fontsource-variable/ysabeau-office/files/ysabeau-office-latin-wght-normal.woff2?url";
import type { ReactNode } from "react";
import { Links, Outlet, redirect, Scripts, ScrollRestoration, useMatches } from "react-router";
import { catalogueContext, storedCatalogueContext } from "#app/data/catalogue.ts";
import { catalogueIn } from "#app/data/catalogue-in.ts";
import { addressIn, DEFAULT_LANGUAGE, languageOf } from "#app/domain/language.ts";
import { isStrayReturn } from "#app/domain/payment-return.ts";
import { cataloguePartsOf } from "#app/i18n/catalogue-part.ts";
import { storeUrlContext } from "#app/rendering-context.ts";
import { ErrorView } from "#app/storefront/layout/error-view.tsx";
import { Loading } from "#app/storefront/layout/loading.tsx";
import { useLanguage } from "#app/ui/use-language.ts";
import type { Route } from "./+types/root";
import "./styles/app.css";

export const links: Route.LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon-32.png", type: "image/png", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
  ...[bodoniModa, ysabeauOffice].map((href) => ({
    rel: "preload" as const,
    as: "font" as const,
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
    href,
  })),
];

/**
 * A payment's return that landed on another page belongs to /confirmation, with its query (specification section 2).
 * Every other address reads the catalogue in its own language.
 */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }, next) => {
    const { pathname, search, searchParams } = new URL(request.url);
    const language = languageOf(pathname);
    const confirmation = addressIn(language, "/confirmation");
    if (pathname !== confirmation && isStrayReturn(searchParams)) {
      throw redirect(confirmation + search);
    }
    context.set(catalogueContext, catalogueIn(language, context.get(storedCatalogueContext)));
    const response = await next();
    // Another reader of the same English address may be sent to the Spanish one (`follow-language` of the host).
    if (language === DEFAULT_LANGUAGE) response.headers.append("Vary", "Accept-Language, Cookie");
    return response;
  },
];

/** The shop's public address, which canonical addresses begin with. */
export function loader({ context, request }: Route.LoaderArgs) {
  return { storeUrl: context.get(storeUrlContext) ?? new URL(request.url).origin };
}

export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const parts = cataloguePartsOf(useMatches().map(({ id }) => id));
  return (
    <html lang={useLanguage()} data-words={parts.join(" ")}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f7f2e9" />
        <Links />
      </head>
      <body>
        {children}
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
  return (
    <main>
      <ErrorView message={error instanceof Error ? error.message : undefined} />
    </main>
  );
}
