import { ShopError } from "#app/domain/shop-error.ts";
import type { AdminSizeChart, ChartSize } from "#app/domain/size-chart.ts";
import { sizeChartsFromJson } from "../catalogue/size-charts-json.ts";
import type { Json } from "../database.types.ts";
import { adminErrorFrom } from "../database-error.ts";
import { requireStaff } from "./admin-session.ts";

/** Return the size charts with their categories. Throws a ShopError. */
export async function listSizeCharts(): Promise<AdminSizeChart[]> {
  const client = await requireStaff();
  const { data, error, status } = await client.rpc("list_size_charts");
  if (error) throw adminErrorFrom("listing size charts", error, status);
  return sizeChartsFromJson(data);
}

export type SizeChartChange = {
  id: string;
  sizes: ChartSize[];
  /** Ids. They leave their former charts. */
  categories: string[];
  /** Null for a new chart. */
  version: string | null;
};

/** Add or change a size chart. Throws a ShopError, `SETTINGS_CHANGED` if it is no longer that version. */
export async function saveSizeChart({ version, sizes, ...chart }: SizeChartChange): Promise<void> {
  const client = await requireStaff();
  const { data, error, status } = await client.rpc("save_size_chart", {
    ...chart,
    sizes: sizes as unknown as Json,
    ...(version !== null && { version }),
  });
  if (error) throw adminErrorFrom("saving a size chart", error, status);
  if (data !== true) {
    throw new ShopError("SETTINGS_CHANGED", "Someone else has changed this size chart.");
  }
}

/** Delete a size chart. Its categories stay without one. Throws a ShopError. */
export async function deleteSizeChart(id: string): Promise<void> {
  const client = await requireStaff();
  const { error, status } = await client.from("size_charts").delete().eq("id", id);
  if (error) throw adminErrorFrom("deleting a size chart", error, status);
}
