import { useAddress } from "./use-address.ts";
import { useStoreUrl } from "./use-store-url.ts";

/** Returns a function that takes an address of the shop (`/shop`) and gives it in full, host and language included. */
export function useFullAddress(): (address: string) => string {
  const storeUrl = useStoreUrl();
  const inLanguage = useAddress();
  return (address) => storeUrl + inLanguage(address);
}
