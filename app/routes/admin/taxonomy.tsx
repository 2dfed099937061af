import { AdminWait } from "#app/admin/layout/admin-wait.tsx";
import { TaxonomyPage } from "#app/admin/taxonomy/taxonomy-page.tsx";
import { listTaxonomy } from "#app/data/admin-taxonomy.ts";
import { settings } from "#app/settings.ts";
import type { Route } from "./+types/taxonomy";

export const meta: Route.MetaFunction = () => [
  { title: `Categories & Collections · Admin · ${settings.brand}` },
  { name: "robots", content: "noindex" },
];

export function clientLoader() {
  return listTaxonomy();
}

export function HydrateFallback() {
  return <AdminWait />;
}

export default function TaxonomyRoute({ loaderData }: Route.ComponentProps) {
  return <TaxonomyPage {...loaderData} />;
}
