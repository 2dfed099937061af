import { useRouteLoaderData } from "react-router";
import type { CatalogueSource } from "#app/domain/catalogue-source.ts";
import type { Collection } from "#app/domain/taxonomy.ts";

type ShopData = { collections: Collection[]; source: CatalogueSource };

/** Returns what the root's loader read for every page; nothing when that loader itself failed. */
export function useShopData(): ShopData | undefined {
  return useRouteLoaderData<ShopData>("root");
}
