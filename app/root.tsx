import { type ReactNode, use } from "react";
import {
  Links,
  Outlet,
  redirect,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from "react-router";
import { catalogueContext } from "#app/data/catalogue/catalogue.ts";
import { catalogueIn } from "#app/data/catalogue/catalogue-in.ts";
import { valueOr } from "#app/data/catalogue/value-or.ts";
import { FREE_EVERYWHERE } from "#app/domain/delivery/delivery-zone.ts";
import { DEFAULT_PRICING } from "#app/domain/money/pricing.ts";
import { isStrayReturn } from "#app/domain/payment/payment-return.ts";
import { transitDaysOf } from "#app/domain/shop-information/delivery-dates.ts";
import { EMPTY_SHOP_INFORMATION } from "#app/domain/shop-information/shop-information.ts";
import { DEFAULT_LANGUAGE, languageOf, pathIn } from "#app/domain/text/language.ts";
import { DocumentParts } from "#app/i18n/document-parts.ts";
import { loadMessages } from "#app/i18n/load-messages.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { sandboxContext, storeUrlContext } from "#app/rendering-context.ts";
import { shopContext } from "#app/shop-context.ts";
import { ClientErrorPage, clientErrorStatus } from "#app/storefront/layout/client-error-page.tsx";
import { ErrorView } from "#app/storefront/layout/error-view.tsx";
import { Loading } from "#app/storefront/layout/loading.tsx";
import { sandboxNotice } from "#app/storefront/sandbox/sandbox-notice.ts";
import { shopNotes } from "#app/storefront/seller/shop-notes.ts";
import { LinkClickProvider } from "#app/ui/link-click-provider.tsx";
import { useLanguage } from "#app/ui/use-language.ts";
import { StoreUrl } from "#app/ui/use-store-url.ts";
import type { Route } from "./+types/root";
import lateStyle from "./styles/after-hydration.css?url";
import { DOCUMENT_STYLE_ID, documentStyle } from "./styles/document-style.ts";

export const links: Route.LinksFunction = () => [
  // No SVG: the browser parses it again at every client navigation, 15 to 20 ms on a phone.
  { rel: "icon", href: "/favicon-32.png", type: "image/png", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

/**
 * Redirect a payment's return on another page to /confirmation (specification section 2), and provide the catalogue in
 * the page's language.
 */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ url, context }, next) => {
    const { pathname, search, searchParams } = url;
    const language = languageOf(pathname);
    const confirmation = pathIn(language, "/confirmation");
    if (pathname !== confirmation && isStrayReturn(searchParams)) {
      throw redirect(confirmation + search);
    }
    context.set(catalogueContext, catalogueIn(language, context.get(shopContext).catalogue));
    const response = await next();
    // The same English URL may redirect others to Spanish (the host's `follow-language`).
    if (language === DEFAULT_LANGUAGE) response.headers.append("Vary", "Accept-Language, Cookie");
    return response;
  },
];

export const clientMiddleware = [loadMessages];

/**
 * The shop's public URL, for canonical URLs; the sandbox texts of checkout (`useSandboxNotice`), null for real payments; and what the owner
 * tells shoppers (`useShopNotes`), with the zones of delivery (`useDeliveryZones`).
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { origin, pathname } = url;
  const isSandbox = context.get(sandboxContext);
  const i18n = serverI18n(languageOf(pathname), "shop", "checkout");
  const catalogue = context.get(catalogueContext);
  const [information, stored, pricing] = await Promise.all([
    valueOr(catalogue.findShopInformation(), EMPTY_SHOP_INFORMATION),
    valueOr(catalogue.listDeliveryZones(), [FREE_EVERYWHERE]),
    valueOr(catalogue.findPricing(), DEFAULT_PRICING),
  ]);
  // A zone without days of its own takes the owner's.
  const zones = stored.map((zone) => ({ ...zone, ...transitDaysOf(zone, information) }));
  return {
    storeUrl: context.get(storeUrlContext) ?? origin,
    sandboxNotice: isSandbox ? sandboxNotice(i18n) : null,
    notes: shopNotes(information, i18n, { zones, pricing }),
    zones,
  };
}

export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const shop = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang={language} data-messages={use(DocumentParts).join(" ")}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f7f2e9" />
        <style id={DOCUMENT_STYLE_ID}>{documentStyle}</style>
        <link rel="manifest" href={pathIn(language, "/manifest.webmanifest")} />
        <Links />
      </head>
      <body>
        <StoreUrl value={shop?.storeUrl ?? ""}>{children}</StoreUrl>
        <ScrollRestoration />
        <Scripts />
        <noscript>
          <link rel="stylesheet" href={lateStyle} />
        </noscript>
      </body>
    </html>
  );
}

// A constant element, which React does not render again on navigations.
const pages = (
  <LinkClickProvider>
    <Outlet />
    <Loading />
  </LinkClickProvider>
);

export default function App() {
  return pages;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = clientErrorStatus(error);
  return (
    <main>
      {status === null ? (
        <ErrorView message={error instanceof Error ? error.message : undefined} />
      ) : (
        <ClientErrorPage status={status} />
      )}
    </main>
  );
}
