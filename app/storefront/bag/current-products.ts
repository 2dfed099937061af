import { createContext } from "react";
import type { CurrentProduct } from "#app/domain/bag/bag-response.ts";

/** The bag's products as the shop last sent them; empty before that. */
export const CurrentProducts = createContext<CurrentProduct[]>([]);
