import { useContext } from "react";
import { StoreUrl } from "./store-url.ts";

/** Returns the shop's origin, without a trailing slash, for canonical URLs and pictures. */
export function useStoreUrl(): string {
  return useContext(StoreUrl);
}
