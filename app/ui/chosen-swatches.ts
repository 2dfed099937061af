import { createContext } from "react";
import type { ChosenSwatch } from "#app/domain/product/swatch.ts";

/** The colors that the owner chose for swatches. */
export const ChosenSwatches = createContext<ChosenSwatch[]>([]);
