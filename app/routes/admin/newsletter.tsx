import { msg } from "@lingui/core/macro";
import { readOrError } from "#app/admin/layout/read-or-error.ts";
import { staleIfError } from "#app/admin/layout/stale-if-error.tsx";
import { NewsletterPage } from "#app/admin/newsletter/newsletter-page.tsx";
import { writeSubscriber } from "#app/admin/newsletter/write-subscriber.ts";
import { listSubscribers } from "#app/data/admin/admin-subscribers.ts";
import { subscriberQueryFrom } from "#app/domain/subscriber.ts";
import type { Route } from "./+types/newsletter";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = subscriberQueryFrom(new URL(request.url).searchParams);
  const { value: page, error } = await readOrError(staleIfError(request, listSubscribers(query)));
  return { query, page, error };
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return writeSubscriber(await request.json());
}

export const handle = { title: msg`Newsletter · Admin` };

export default function NewsletterRoute({ loaderData }: Route.ComponentProps) {
  return <NewsletterPage {...loaderData} />;
}
