import { use } from "react";
import { data, redirect } from "react-router";
import { catalogueContext } from "#app/data/catalogue/catalogue.ts";
import { newestReviews } from "#app/data/catalogue/newest-reviews.ts";
import { withLooks } from "#app/data/catalogue/picture-looks.ts";
import { requireProduct } from "#app/data/catalogue/require-product.ts";
import { findFreeOrNull } from "#app/data/stock.ts";
import { submitStockRequest } from "#app/data/submit-stock-request.ts";
import { finalPrice } from "#app/domain/money/tax.ts";
import { productPathWith } from "#app/domain/product/product-choice-query.ts";
import { hasDetails } from "#app/domain/product/product-details.ts";
import { choiceFromText, stockRequestOffer } from "#app/domain/stock/stock-choice.ts";
import type { StockRequestOutcome } from "#app/domain/stock/stock-request-outcome.ts";
import { languageOf, pathIn } from "#app/domain/text/language.ts";
import { postedForm } from "#app/domain/text/posted-form.ts";
import { reportErrorContext } from "#app/rendering-context.ts";
import { shopContext } from "#app/shop-context.ts";
import { ProductPage } from "#app/storefront/product/product-page.tsx";
import { ProductStructuredData } from "#app/storefront/product/product-structured-data.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { ServerHtml } from "#app/ui/server-html.tsx";
import { ShopPricing } from "#app/ui/shop-pricing.ts";
import type { Route } from "./+types/product";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext);
  const product = await requireProduct(catalogue, params.slug, url);
  const [related, stock, details, reviews] = await Promise.all([
    catalogue.listRelated(product),
    findFreeOrNull(context.get(shopContext).stock, product.id),
    catalogue.findProductDetails(product.slug),
    newestReviews(catalogue, product.slug),
  ]);
  const [described, ...others] = withLooks(
    [product, ...related.value.products],
    languageOf(url.pathname),
  );
  return {
    product: described ?? product,
    details: details.value && hasDetails(details.value) ? details.value : null,
    reviews,
    related: { ...related.value, products: others },
    stock,
    // Computed here, so that the browser needs no code for it.
    stockRequest: stockRequestOffer(product, stock),
  };
}

/** Ask to be told when a size and color of the product is back. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const product = await requireProduct(context.get(catalogueContext), params.slug, url);
  const form = await postedForm(request);
  const language = languageOf(url.pathname);
  const { result, ...init } = await submitStockRequest(
    context.get(shopContext).stockRequests,
    form,
    {
      productId: product.id,
      language,
      report: context.get(reportErrorContext),
    },
  );
  const { outcome, ...typed } = result;
  if (outcome !== "available") return data<StockRequestOutcome>({ outcome, ...typed }, init);
  // The page shows the stock of its choice. A message would have no place: without a sold-out choice there is no form.
  const choice = choiceFromText(typed.choice) ?? { size: "", color: "" };
  return redirect(pathIn(language, productPathWith(product.slug, choice)), {
    ...init,
    status: 303,
  });
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  const { product } = loaderData;
  return (
    <>
      <PageHead
        title={product.name}
        description={product.description}
        price={finalPrice(product.price, use(ShopPricing))}
        card={`/social-card/products/${product.slug}.jpg`}
      />
      <ProductPage key={product.id} {...loaderData} />
      {/* For crawlers, which load documents. */}
      <ServerHtml key={product.slug} hidden>
        {import.meta.env.SSR && <ProductStructuredData {...loaderData} />}
      </ServerHtml>
    </>
  );
}
