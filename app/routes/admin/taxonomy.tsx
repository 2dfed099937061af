import { useLingui } from "@lingui/react/macro";
import { TaxonomyPage } from "#app/admin/taxonomy/taxonomy-page.tsx";
import { writeTaxonomy } from "#app/admin/taxonomy/write-taxonomy.ts";
import { listTaxonomy } from "#app/data/admin/admin-taxonomy.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/taxonomy";

export function clientLoader() {
  return listTaxonomy();
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return writeTaxonomy(await request.json());
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
