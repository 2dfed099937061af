import { msg } from "@lingui/core/macro";
import { DiscountsPage } from "#app/admin/discounts/discounts-page.tsx";
import { writeDiscount } from "#app/admin/discounts/write-discount.ts";
import { readOrError } from "#app/admin/failure/read-or-error.ts";
import { staleIfError } from "#app/admin/toast/stale-if-error.tsx";
import { listDiscounts } from "#app/data/admin/discounts.ts";
import { getPricingSettings } from "#app/data/admin/pricing.ts";
import { listTaxonomy } from "#app/data/admin/taxonomy.ts";
import { shopDateAt } from "#app/domain/money/tax-rate.ts";
import type { Route } from "./+types/discounts";

async function read() {
  const [codes, { collections }, { pricesIncludeTax }] = await Promise.all([
    listDiscounts(),
    listTaxonomy(),
    getPricingSettings(),
  ]);
  return { codes, collections, pricesIncludeTax };
}

const NOTHING = { codes: [], collections: [], pricesIncludeTax: false };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { value, error } = await readOrError(staleIfError(request, read()));
  return { ...(value ?? NOTHING), error, today: shopDateAt(Date.now()) };
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return writeDiscount(await request.json());
}

export const handle = { title: msg`Discounts · Admin` };

export default function DiscountsRoute({ loaderData }: Route.ComponentProps) {
  return <DiscountsPage {...loaderData} />;
}
