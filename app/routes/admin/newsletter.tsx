import { msg } from "@lingui/core/macro";
import { readOrError } from "#app/admin/failure/read-or-error.ts";
import { outcomeOf } from "#app/admin/form/outcome.ts";
import { NewsletterPage } from "#app/admin/newsletter/newsletter-page.tsx";
import { staleIfError } from "#app/admin/toast/stale-if-error.tsx";
import { listSubscribers, removeSubscriber } from "#app/data/admin/subscribers.ts";
import { subscriberQueryFrom } from "#app/domain/contact/subscriber.ts";
import type { Route } from "./+types/newsletter";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = subscriberQueryFrom(new URL(request.url).searchParams);
  const { value: page, error } = await readOrError(staleIfError(request, listSubscribers(query)));
  return { query, page, error };
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { id } = await request.json();
  return outcomeOf(() => removeSubscriber(id));
}

export const handle = { title: msg`Newsletter · Admin` };

export default function NewsletterRoute({ loaderData }: Route.ComponentProps) {
  return <NewsletterPage {...loaderData} />;
}
