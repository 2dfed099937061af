import { createContext, useContext } from "react";

export const StoreUrl = createContext("");

/** Return the shop's origin without a trailing slash. It never changes, so callers do not render on navigation. */
export const useStoreUrl = () => useContext(StoreUrl);
