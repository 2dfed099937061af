import { useContext } from "react";
import { StoreUrl } from "./store-url.ts";

/** Return the shop's origin without a trailing slash. */
export function useStoreUrl(): string {
  return useContext(StoreUrl);
}
