import { z } from "zod";
import type { StockDemand } from "#app/domain/stock-demand.ts";
import { adminErrorFrom } from "../database-error.ts";
import { requireStaff } from "./admin-session.ts";

const DemandSchema = z.array(
  z.object({
    productId: z.uuid(),
    name: z.string(),
    size: z.string(),
    color: z.string(),
    waiting: z.int(),
    since: z.string().transform((time) => new Date(time).toISOString()),
  }),
);

/** Return how many people wait for which size and color, the most wanted first, at most 500 rows. Throws a ShopError. */
export async function listStockDemand(): Promise<StockDemand[]> {
  const client = await requireStaff();
  const { data, error, status } = await client.rpc("list_stock_demand");
  if (error) throw adminErrorFrom("listing who waits for stock", error, status);
  return DemandSchema.parse(data);
}
