import { createContext } from "react-router";
import type { Retention } from "#app/domain/shop/retention.ts";

/** Set by the host for each request. */
export const retentionContext = createContext<Retention>();
