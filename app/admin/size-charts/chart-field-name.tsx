import { msg } from "@lingui/core/macro";
import type { ChartDraft } from "#app/domain/fit/size-chart-form.ts";
import { words } from "../form/words.ts";

/** The name of a part of a size chart: its label. */
export const ChartFieldName = words<keyof ChartDraft>({
  categories: msg`For the categories`,
  body: msg`Body measurements`,
  garment: msg`Garment measurements`,
  rows: msg`Sizes of the chart`,
});
