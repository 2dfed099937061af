import { useRouteLoaderData } from "react-router";
import type { ShopNotes } from "./shop-notes.ts";

/** Return the notes of the root loader, or null where it failed. */
export function useShopNotes(): ShopNotes | null {
  return useRouteLoaderData<{ notes: ShopNotes }>("root")?.notes ?? null;
}
