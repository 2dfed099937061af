import { z } from "zod";
import { TimeSchema } from "../time-schema.ts";
import { askAsStaff } from "./ask-as-staff.ts";

const DemandSchema = z.array(
  z.object({
    productId: z.uuid(),
    name: z.string(),
    /** '' if not translated. */
    nameEs: z.string(),
    size: z.string(),
    color: z.string(),
    waiting: z.int(),
    /** Of the oldest request. */
    since: TimeSchema,
  }),
);

/** How many people wait for a size and color of a product. */
export type StockDemand = z.infer<typeof DemandSchema>[number];

/** Return how many people wait for which size and color, the most wanted first. Throws a ShopError. */
export async function listStockDemand(): Promise<StockDemand[]> {
  const data = await askAsStaff("listing who waits for stock", (client) =>
    client.rpc("list_stock_demand"),
  );
  return DemandSchema.parse(data);
}
