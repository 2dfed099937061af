import { z } from "zod";
import type { StockDemand } from "#app/domain/stock-demand.ts";
import { TimeSchema } from "../time-schema.ts";
import { askAsStaff } from "./ask-as-staff.ts";

const DemandSchema = z.array(
  z.object({
    productId: z.uuid(),
    name: z.string(),
    nameEs: z.string(),
    size: z.string(),
    color: z.string(),
    waiting: z.int(),
    since: TimeSchema,
  }),
);

/** Return how many people wait for which size and color, the most wanted first, at most 500 rows. Throws a ShopError. */
export async function listStockDemand(): Promise<StockDemand[]> {
  const data = await askAsStaff("listing who waits for stock", (client) =>
    client.rpc("list_stock_demand"),
  );
  return DemandSchema.parse(data);
}
