import { z } from "zod";
import type { AdminSizeChart } from "#app/domain/fit/size-chart.ts";
import { ChartSizesSchema } from "#app/domain/fit/size-chart-schema.ts";

/** The answer of `list_size_charts`. */
export const SizeChartsSchema: z.ZodType<AdminSizeChart[]> = z.array(
  z.object({
    id: z.string(),
    version: z.string(),
    categories: z.array(z.object({ id: z.string(), name: z.string() })),
    sizes: ChartSizesSchema,
  }),
);
