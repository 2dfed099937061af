import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { catalogueContext } from "#app/data/catalogue.ts";
import { newsletterContext } from "#app/data/newsletter.ts";
import { settings } from "#app/settings.ts";
import { HomePage } from "#app/storefront/home/home-page.tsx";
import {
  NEWSLETTER_ACTION,
  type NewsletterOutcome,
} from "#app/storefront/home/newsletter-outcome.ts";
import { StorefrontLayout } from "#app/storefront/layout/storefront-layout.tsx";
import type { Route } from "./+types/home";

/** How many new arrivals and bestsellers the home page shows at most (specification section 9). */
const SHOWN = 4;

const STATUSES = { subscribed: 200, invalid: 400, failed: 503 } as const;

export async function loader({ context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext);
  const [newArrivals, bestsellers, collections] = await Promise.all([
    catalogue.listNewArrivals(SHOWN),
    catalogue.listBestsellers(SHOWN),
    catalogue.listCollections(),
  ]);
  return { newArrivals, bestsellers, collections };
}

/** Signs an address up for the newsletter. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const typed = form.get("email");
  const email = typeof typed === "string" ? typed.trim().slice(0, 200) : "";
  const outcome: NewsletterOutcome["outcome"] = await context
    .get(newsletterContext)
    .subscribe(email)
    .catch(() => "failed" as const);
  return data<NewsletterOutcome>({ outcome, email }, { status: STATUSES[outcome] });
}

/** A sign-up that never reached the shop must not cost the shopper the page. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  return serverAction().catch(() => ({
    outcome: "failed" as const,
    email: String(form.get("email") ?? ""),
  }));
}

/** A sign-up changes nothing that the page shows. */
export function shouldRevalidate({
  formAction,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return formAction === NEWSLETTER_ACTION ? false : defaultShouldRevalidate;
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `${settings.brand} · ${settings.tagline}` }];
}

export default function HomeRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <StorefrontLayout variant="home">
      <HomePage {...loaderData} posted={actionData} />
    </StorefrontLayout>
  );
}
