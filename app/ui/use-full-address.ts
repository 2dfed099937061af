import { useRouteLoaderData } from "react-router";
import { useAddress } from "./use-address.ts";

/** Returns a function that takes an address of the shop (`/shop`) and gives it in full, host and language included. */
export function useFullAddress(): (address: string) => string {
  const storeUrl = useRouteLoaderData<{ storeUrl: string }>("root")?.storeUrl ?? "";
  const inLanguage = useAddress();
  return (address) => storeUrl + inLanguage(address);
}
