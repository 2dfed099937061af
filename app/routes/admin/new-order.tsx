import { msg } from "@lingui/core/macro";
import { NewOrderPage } from "#app/admin/new-order/new-order-page.tsx";
import { writeNewOrder } from "#app/admin/new-order/write-new-order.ts";
import { readOwnerLines } from "#app/data/admin/owner-orders.ts";
import { getPricingSettings } from "#app/data/admin/pricing.ts";
import { bagLinkLines } from "#app/domain/bag/shared-bag.ts";
import { languageOf } from "#app/domain/text/language.ts";
import type { Route } from "./+types/new-order";

/** Open the form, with the lines of a shared bag if the page's own query has any (`?line=…`). */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const [lines, { pricesIncludeTax }] = await Promise.all([
    readOwnerLines(bagLinkLines(searchParams), languageOf(pathname)),
    getPricingSettings(),
  ]);
  return { lines, pricesIncludeTax };
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return writeNewOrder(await request.json(), languageOf(new URL(request.url).pathname));
}

/** Nothing here changes while the form is open, and a failed poll would replace it. */
export const shouldRevalidate = () => false;

export const handle = { title: msg`New order · Admin` };

export default function NewOrderRoute({ loaderData }: Route.ComponentProps) {
  return <NewOrderPage {...loaderData} />;
}
