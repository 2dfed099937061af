import * as v from "valibot";
import {
  deleteSizeChart,
  type SizeChartChange,
  saveSizeChart,
} from "#app/data/admin/size-charts.ts";
import { ChartSizesSchema } from "#app/domain/fit/size-chart-schema.ts";
import { actionOf } from "../form/action-of.ts";

const IdSchema = v.pipe(v.string(), v.uuid());

const SaveSchema = v.object({
  kind: v.literal("size-charts"),
  intent: v.literal("save"),
  id: IdSchema,
  // As the database's rules: zod parses them when they are written.
  sizes: v.array(v.unknown()),
  categories: v.array(IdSchema),
  version: v.nullable(v.string()),
});

type SaveSubmission = v.InferOutput<typeof SaveSchema>;

const DeleteSchema = v.object({
  kind: v.literal("size-charts"),
  intent: v.literal("delete"),
  id: IdSchema,
});

/** Saves or deletes a size chart. */
export const ChartSubmissionSchema = v.variant("intent", [SaveSchema, DeleteSchema]);

export type ChartSubmission =
  | ({ kind: "size-charts"; intent: "save" } & SizeChartChange)
  | { kind: "size-charts"; intent: "delete"; id: string };

/** Write the change of a size chart and return the outcome. */
export const writeSizeChart = actionOf({
  save: async ({ id, sizes, categories, version }: Omit<SaveSubmission, "intent">) =>
    saveSizeChart({ id, sizes: ChartSizesSchema.parse(sizes), categories, version }),
  delete: ({ id }: { id: string }) => deleteSizeChart(id),
});
