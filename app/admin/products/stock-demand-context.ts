import { createContext } from "react";
import type { StockDemand } from "#app/data/admin/stock-demand.ts";

/** Who waits for which product; empty if it could not be read. */
export const StockDemandContext = createContext<StockDemand[]>([]);
