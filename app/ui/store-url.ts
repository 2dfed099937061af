import { createContext } from "react";

/** The shop's origin without a trailing slash. The value never changes, so consumers do not render on navigation. */
export const StoreUrl = createContext("");
