import { useLingui } from "@lingui/react/macro";
import { AdminWait } from "#app/admin/layout/admin-wait.tsx";
import { TaxonomyPage } from "#app/admin/taxonomy/taxonomy-page.tsx";
import { listTaxonomy } from "#app/data/admin-taxonomy.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/taxonomy";

export function clientLoader() {
  return listTaxonomy();
}

export function HydrateFallback() {
  return <AdminWait />;
}

export default function TaxonomyRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Categories & Collections · Admin`} isPrivate />
      <TaxonomyPage {...loaderData} />
    </>
  );
}
