import { catalogueContext } from "#app/data/catalogue/catalogue.ts";
import { bagLinkLines, sharedLinesOf } from "#app/domain/bag/shared-bag.ts";
import { SharedBagPage } from "#app/storefront/bag/shared-bag-page.tsx";
import type { Route } from "./+types/bag";

export async function loader({ url, context }: Route.LoaderArgs) {
  const lines = bagLinkLines(url.searchParams);
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  if (ids.length === 0) return { lines: [] };
  const { value: products } = await context.get(catalogueContext).listForBag(ids);
  return { lines: sharedLinesOf(lines, products) };
}

export default function BagRoute({ loaderData }: Route.ComponentProps) {
  return <SharedBagPage {...loaderData} />;
}
