import { msg } from "@lingui/core/macro";
import * as v from "valibot";
import { ChartSubmissionSchema, writeSizeChart } from "#app/admin/size-charts/write-size-chart.ts";
import { TaxonomyPage } from "#app/admin/taxonomy/taxonomy-page.tsx";
import { SwatchSubmissionSchema, writeSwatch } from "#app/admin/taxonomy/write-swatch.ts";
import { writeTaxonomy } from "#app/admin/taxonomy/write-taxonomy.tsx";
import { staleIfError } from "#app/admin/toast/stale-if-error.tsx";
import { listSizeCharts } from "#app/data/admin/size-charts.ts";
import { listNamedSwatches } from "#app/data/admin/swatches.ts";
import { listTaxonomy } from "#app/data/admin/taxonomy.ts";
import type { Route } from "./+types/taxonomy";

async function read() {
  const [taxonomy, named, charts] = await Promise.all([
    listTaxonomy(),
    listNamedSwatches(),
    listSizeCharts(),
  ]);
  return { ...taxonomy, ...named, charts };
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return staleIfError(request, read());
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const submission = await request.json();
  if (v.is(SwatchSubmissionSchema, submission)) return writeSwatch(submission);
  return v.is(ChartSubmissionSchema, submission)
    ? writeSizeChart(submission)
    : writeTaxonomy(submission);
}

export const handle = { title: msg`Categories & Collections · Admin` };

export default function TaxonomyRoute({ loaderData }: Route.ComponentProps) {
  return <TaxonomyPage {...loaderData} />;
}
