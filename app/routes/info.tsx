import { useLingui } from "@lingui/react/macro";
import { data } from "react-router";
import { catalogueContext } from "#app/data/catalogue/catalogue.ts";
import { shopContext } from "#app/shop-context.ts";
import { findInfoPage } from "#app/storefront/info/info-pages.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/info";

export async function loader({ params, context }: Route.LoaderArgs) {
  if (!findInfoPage(params.page)) throw data(null, { status: 404 });
  const { retention } = context.get(shopContext);
  if (params.page !== "size-guide") return { retention, charts: [] };
  const charts = await context.get(catalogueContext).listSizeCharts();
  return { retention, charts: charts.value };
}

export default function InfoRoute({ params, loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const page = findInfoPage(params.page);
  if (!page) return null;
  return (
    <>
      <PageHead title={t(page.title)} description={t(page.summary)} />
      <page.Content {...loaderData} />
    </>
  );
}
