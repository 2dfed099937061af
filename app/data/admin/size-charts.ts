import type { AdminSizeChart, ChartSize } from "#app/domain/fit/size-chart.ts";
import { SizeChartsSchema } from "../catalogue/size-charts-json.ts";
import type { Json } from "../database.types.ts";
import { askAsStaff } from "./ask-as-staff.ts";
import { staleError } from "./stale-error.ts";

/** Return the size charts with their categories. Throws a ShopError. */
export async function listSizeCharts(): Promise<AdminSizeChart[]> {
  const data = await askAsStaff("listing size charts", (client) => client.rpc("list_size_charts"));
  return SizeChartsSchema.parse(data);
}

export type SizeChartChange = {
  id: string;
  sizes: ChartSize[];
  /** Ids. They leave their former charts; those that no longer exist are left out. */
  categories: string[];
  /** Null for a new chart. */
  version: string | null;
};

/** Add or change a size chart. Throws a ShopError, `SETTINGS_CHANGED` if it is no longer that version. */
export async function saveSizeChart({ version, sizes, ...chart }: SizeChartChange): Promise<void> {
  const data = await askAsStaff("saving a size chart", (client) =>
    client.rpc("save_size_chart", {
      ...chart,
      sizes: sizes as unknown as Json,
      ...(version !== null && { version }),
    }),
  );
  if (data !== true) throw await staleError("size_charts", chart.id);
}

/** Delete a size chart. Its categories stay without one. Throws a ShopError. */
export async function deleteSizeChart(id: string): Promise<void> {
  await askAsStaff("deleting a size chart", (client) =>
    client.from("size_charts").delete().eq("id", id),
  );
}
