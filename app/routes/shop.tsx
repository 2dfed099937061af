import { memo } from "react";
import { redirect, useRouteLoaderData } from "react-router";
import { type Catalogue, catalogueContext } from "#app/data/catalogue/catalogue.ts";
import { withLooks } from "#app/data/catalogue/picture-looks.ts";
import { canonicalPathOf } from "#app/domain/catalogue/canonical-path.ts";
import type { CatalogueSource } from "#app/domain/catalogue/catalogue-source.ts";
import { type Filters, filtersFromQuery, shopPathOf } from "#app/domain/catalogue/filters.ts";
import { languageOf, pathIn } from "#app/domain/text/language.ts";
import { BreadcrumbStructuredData } from "#app/storefront/breadcrumb-structured-data.tsx";
import { ShopPage } from "#app/storefront/shop/shop-page.tsx";
import { ShopStructuredData } from "#app/storefront/shop/shop-structured-data.tsx";
import { useShopTexts } from "#app/storefront/shop/use-shop-texts.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { ServerHtml } from "#app/ui/server-html.tsx";
import { useDeferredUntilPaint } from "#app/ui/use-deferred-until-paint.ts";
import type { Route } from "./+types/shop";

/** The page works without a suggestion, so an outage leaves it out. */
async function suggestionFor({ search }: Filters, catalogue: Catalogue): Promise<string | null> {
  if (!search) return null;
  return catalogue.suggestSearch(search).then(
    ({ value }) => value,
    () => null,
  );
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = url;
  const filters = filtersFromQuery(searchParams);
  const catalogue = context.get(catalogueContext);
  const [{ value: page }, counts, categories, collections, furtherSizes, colors] =
    await Promise.all([
      catalogue.listProducts(filters),
      // Cached for every page and order.
      catalogue.countChoices({ ...filters, sort: "newest", page: 1 }),
      catalogue.listCategories(),
      catalogue.listCollections(),
      catalogue.listFurtherSizes(),
      catalogue.listColors(),
    ]);
  // A shared URL may name a page that no longer exists.
  if (filters.page > page.pageCount) {
    const last = shopPathOf({ ...filters, page: page.pageCount });
    throw redirect(pathIn(languageOf(pathname), last));
  }
  const language = languageOf(pathname);
  return {
    filters,
    ...page,
    suggestion: page.total === 0 ? await suggestionFor(filters, catalogue) : null,
    products: withLooks(page.products, language),
    choices: {
      categories: categories.value,
      // Only the page of a collection shows its description.
      collections: collections.value.map((collection) =>
        filters.collections.includes(collection.name)
          ? collection
          : { ...collection, description: "" },
      ),
      furtherSizes: furtherSizes.value,
      colors: colors.value,
    },
    counts: counts.value,
  };
}

type ShopHeadProps = {
  answer: Route.ComponentProps["loaderData"];
  /** Sample products are never sold and have no structured data. */
  isSample: boolean;
};

/** Title, link preview and structured data. */
const ShopHead = memo(({ answer, isSample }: ShopHeadProps) => {
  const { filters, choices } = answer;
  const { shown, title, description } = useShopTexts(filters, choices);
  const path = canonicalPathOf(filters, choices);
  const isListed = path === shopPathOf(filters);
  return (
    <>
      <PageHead
        title={title}
        description={description}
        path={path}
        isListed={isListed}
        card={
          shown?.description === undefined
            ? undefined
            : `/social-card/collections/${shown.name}.jpg`
        }
      />
      {/* For crawlers, which load documents. */}
      <ServerHtml key={shopPathOf(filters)} hidden>
        {import.meta.env.SSR && (
          <>
            {shown && <BreadcrumbStructuredData steps={[{ name: shown.displayName, path }]} />}
            {isListed && !isSample && (
              <ShopStructuredData name={title} path={path} products={answer.products} />
            )}
          </>
        )}
      </ServerHtml>
    </>
  );
});

export default function ShopRoute({ loaderData }: Route.ComponentProps) {
  const layoutData = useRouteLoaderData<{ source: CatalogueSource }>("routes/storefront");
  return (
    <>
      <ShopPage {...loaderData} />
      <ShopHead
        answer={useDeferredUntilPaint(loaderData)}
        isSample={layoutData?.source === "sample"}
      />
    </>
  );
}
