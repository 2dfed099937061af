import { useContext } from "react";
import { StoreUrl } from "./store-url.ts";

/** Returns the shop's own address, without a slash at its end; pictures and canonical addresses begin with it. */
export function useStoreUrl(): string {
  return useContext(StoreUrl);
}
