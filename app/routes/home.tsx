import { useLingui } from "@lingui/react/macro";
import { data } from "react-router";
import { catalogueContext } from "#app/data/catalogue/catalogue.ts";
import { collectionCovers } from "#app/data/catalogue/collection-covers.ts";
import { withLooks } from "#app/data/catalogue/picture-looks.ts";
import { valueOr } from "#app/data/catalogue/value-or.ts";
import { curatedCollections } from "#app/domain/catalogue/curated-collections.ts";
import { EMAIL_FORM } from "#app/domain/contact/email-form.ts";
import { EMPTY_SHOP_INFORMATION } from "#app/domain/shop-information/shop-information.ts";
import { organizationData } from "#app/domain/structured-data/organization-data.ts";
import { languageOf } from "#app/domain/text/language.ts";
import { fieldText, postedForm } from "#app/domain/text/posted-form.ts";
import { formFailure } from "#app/payments/private-response.ts";
import { reportErrorContext, storeUrlContext } from "#app/rendering-context.ts";
import { settings } from "#app/settings.ts";
import { shopContext } from "#app/shop-context.ts";
import { HomePage } from "#app/storefront/home/home-page.tsx";
import type { NewsletterOutcome } from "#app/storefront/home/newsletter-outcome.ts";
import { skipSignUpRevalidation } from "#app/storefront/home/skip-sign-up-revalidation.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { ServerHtml } from "#app/ui/server-html.tsx";
import { StructuredData } from "#app/ui/structured-data.tsx";
import { useLanguage } from "#app/ui/use-language.ts";
import type { Route } from "./+types/home";

/** Specification section 9. */
const PRODUCTS_PER_SECTION = 4;

const STATUSES = { subscribed: 200, invalid: 400 } as const;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { origin, pathname } = url;
  const language = languageOf(pathname);
  const catalogue = context.get(catalogueContext);
  const [newArrivals, bestsellers, collections, information] = await Promise.all([
    catalogue.listNewArrivals(PRODUCTS_PER_SECTION),
    catalogue.listBestsellers(PRODUCTS_PER_SECTION),
    catalogue.listCollections(),
    valueOr(catalogue.findShopInformation(), EMPTY_SHOP_INFORMATION),
  ]);
  const storeUrl = context.get(storeUrlContext) ?? origin;
  return {
    newArrivals: withLooks(newArrivals.value, language),
    bestsellers: withLooks(bestsellers.value, language),
    collections: collections.value,
    covers: await collectionCovers(catalogue, curatedCollections(collections.value)),
    organization: organizationData(storeUrl, settings, information),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const email = fieldText(await postedForm(request), "email")
    .trim()
    .slice(0, 200);
  try {
    const outcome = EMAIL_FORM.test(email)
      ? await context.get(shopContext).newsletter.subscribe(email, languageOf(url.pathname))
      : "invalid";
    return data<NewsletterOutcome>({ outcome, email }, { status: STATUSES[outcome] });
  } catch (error) {
    const { status, headers } = formFailure(error, context.get(reportErrorContext));
    return data<NewsletterOutcome>({ outcome: "failed", email }, { status, headers });
  }
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** On a failed request, return a form error instead of showing the error page. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  return serverAction().catch(() => ({
    outcome: "failed" as const,
    email: String(form.get("email") ?? ""),
  }));
}

export const shouldRevalidate = skipSignUpRevalidation;

export default function HomeRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { organization, ...rows } = loaderData;
  return (
    <>
      <PageHead
        title={settings.tagline[useLanguage()]}
        description={t`Silk from Como, tailoring from Milan, linen from the Tuscan hills: fashion with an Italian hand, sent to your door anywhere in Ecuador.`}
        isHome
      />
      <HomePage {...rows} posted={actionData} />
      {/* For crawlers, which load documents. */}
      <ServerHtml hidden>
        {import.meta.env.SSR && <StructuredData data={organization} />}
      </ServerHtml>
    </>
  );
}
