import { createContext } from "react";

/** The shop's origin, without a trailing slash. A context that never changes: readers do not render again at a navigation. */
export const StoreUrl = createContext("");
