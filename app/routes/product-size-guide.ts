import { catalogueContext } from "#app/data/catalogue/catalogue.ts";
import { requireProduct } from "#app/data/catalogue/require-product.ts";
import type { SizeGuide } from "#app/domain/fit/size-guide-schema.ts";
import type { Route } from "./+types/product-size-guide";

/** Return the size guide of a product, which pages load when it is opened. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext);
  const product = await requireProduct(catalogue, params.slug, url);
  const [charts, details] = await Promise.all([
    catalogue.listSizeCharts(),
    catalogue.findProductDetails(product.slug),
  ]);
  const chart = charts.value.find(({ categories }) =>
    categories.some(({ name }) => name === product.category),
  );
  const guide: SizeGuide = {
    chart: chart?.sizes ?? [],
    measures: details.value?.measures ?? [],
    fit: details.value?.fit ?? null,
  };
  return Response.json(guide);
}
