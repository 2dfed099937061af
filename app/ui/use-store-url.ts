import { useRouteLoaderData } from "react-router";

/** Returns the shop's own address, without a slash at its end; pictures and canonical addresses begin with it. */
export function useStoreUrl(): string {
  return useRouteLoaderData<{ storeUrl: string }>("root")?.storeUrl ?? "";
}
