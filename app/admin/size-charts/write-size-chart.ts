import * as v from "valibot";
import {
  deleteSizeChart,
  type SizeChartChange,
  saveSizeChart,
} from "#app/data/admin/size-charts.ts";
import { ChartSizesSchema } from "#app/domain/fit/size-chart-schema.ts";
import { actionOf } from "../form/action-of.ts";

/** Saves or deletes a size chart. */
export const ChartSubmissionSchema = v.variant("intent", [
  v.object({
    kind: v.literal("size-charts"),
    intent: v.literal("save"),
    id: v.pipe(v.string(), v.uuid()),
    // As the database's rules: zod parses them when they are written.
    sizes: v.array(v.unknown()),
    categories: v.array(v.pipe(v.string(), v.uuid())),
    version: v.nullable(v.string()),
  }),
  v.object({
    kind: v.literal("size-charts"),
    intent: v.literal("delete"),
    id: v.pipe(v.string(), v.uuid()),
  }),
]);

export type ChartSubmission =
  | ({ kind: "size-charts"; intent: "save" } & SizeChartChange)
  | { kind: "size-charts"; intent: "delete"; id: string };

/** Write the change of a size chart and return the outcome. */
export const writeSizeChart = actionOf<v.InferOutput<typeof ChartSubmissionSchema>>({
  save: async ({ id, sizes, categories, version }) =>
    saveSizeChart({ id, sizes: ChartSizesSchema.parse(sizes), categories, version }),
  delete: ({ id }) => deleteSizeChart(id),
});
