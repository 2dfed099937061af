import { randomUUID } from "node:crypto";
import { withSource } from "#app/data/catalogue/map-catalogue.ts";
import { supabaseCatalogue } from "#app/data/catalogue/supabase-catalogue.ts";
import { type Stock, supabaseStock } from "#app/data/stock.ts";
import type { CatalogueSource } from "#app/domain/catalogue/catalogue-source.ts";
import type { CacheVersion } from "#server/catalogue/cache-version.ts";
import { channelRoutes } from "#server/channels/channel-routes.ts";
import { openChannels } from "#server/channels/channel-shop.ts";
import { createClientLimits } from "#server/http/client-limits.ts";
import type { TestShop } from "./open-test-shop.ts";
import { silentLogger } from "./silent-logger.ts";

export const STORE_URL = "https://shop.test";

/** Open the channels of a test shop as the public key sees it, with their routes for one client. */
export function openTestChannels(
  shop: TestShop,
  {
    source = "database",
    stock,
    reusesFeeds = true,
  }: { source?: CatalogueSource; stock?: Stock; reusesFeeds?: boolean } = {},
) {
  const client = shop.clientAs("anon");
  const channels = openChannels({
    catalogue: withSource(supabaseCatalogue(client), source),
    stock: stock ?? supabaseStock(client),
    url: STORE_URL,
  });
  const readVersions = () =>
    shop.rpc<{ catalogue: string; stock: string }>("server", "cache_version", {});
  const version: CacheVersion = {
    // A feed is reused for a version of the catalogue.
    current: async (matter) =>
      matter === "catalogue" && !reusesFeeds ? randomUUID() : (await readVersions()).body[matter],
    invalidate() {},
  };
  const clients = Array.from({ length: 1000 }, (_, index) => `client ${index}`).values();
  const served = channelRoutes({
    channels,
    version,
    build: "1",
    limits: createClientLimits(100),
    url: STORE_URL,
    plainHeaders: {},
    logger: silentLogger,
  });
  /** Each request is another client, unless it says which. */
  const request = (path: string, { client, ...init }: RequestInit & { client?: string } = {}) =>
    served.request(path, init, { client: client ?? clients.next().value });
  return { channels, routes: { request } };
}
