import { Hono } from "hono";
import type { ServerBuild } from "react-router";
import { supabaseOrderPaymentStore } from "#app/data/server/order-payment-store.ts";
import { supabaseServiceStore } from "#app/data/server/service-store.ts";
import type { Shop } from "#app/shop-context.ts";
import packageJson from "../../package.json" with { type: "json" };
import type { CacheVersion } from "../catalogue/cache-version.ts";
import { channelRoutes } from "../channels/channel-routes.ts";
import { openChannels } from "../channels/channel-shop.ts";
import type { Backend } from "../database/backend.ts";
import { clientHash } from "../http/client-hash.ts";
import { type ClientKeys, type ClientLimits, createClientLimits } from "../http/client-limits.ts";
import { createConcurrencyLimit } from "../http/concurrency-limit.ts";
import type { PolicySite } from "../http/content-security-policy.ts";
import type { HostEnv } from "../http/host-env.ts";
import { monitoringRoutes } from "../http/monitoring-routes.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { sharedRateLimiter } from "../http/shared-rate-limiter.ts";
import { createSupabaseProxy } from "../http/supabase-proxy/create-supabase-proxy.ts";
import { createPages } from "../pages/pages.ts";
import { createRenderPage } from "../pages/render-page.ts";
import { openStaticFiles } from "../pages/static-files.ts";
import { offersSandbox } from "../payment/sandbox-offer.ts";
import { readStoredPicture } from "../pictures/picture-store.ts";
import { socialCards } from "../pictures/social-card/social-cards.ts";
import { proofRoutes } from "../proofs/proof-routes.ts";
import { withFaultPoints } from "../runtime/fault-points.ts";
import { createHost, type Host } from "./create-host.ts";
import type { Services } from "./open-services.ts";
import { openStaffApi } from "./open-staff-api.ts";
import { ownTokens } from "./own-tokens.ts";

/** At thirty renders a second on one core the last of them waits two seconds. */
const MAX_CONCURRENT_RENDERS = 64;
/** Half of them: many shoppers may share one IP address. */
const MAX_RENDERS_PER_CLIENT = 32;
/** Of browsers to the embedded database. Requests of visitors do not limit those of staff. */
const MAX_PICTURE_REQUESTS = 48;
/** More than a page of the admin shows. */
const MAX_PICTURES_PER_CLIENT = 32;
const MAX_STAFF_REQUESTS = 32;

type HostParts = Services & {
  shop: Shop;
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** Folder of the built client files; null when the development server serves them. */
  clientDir: string | null;
  isStopping: () => boolean;
};

function siteOf(backend: Backend, url: string): PolicySite {
  const hosted = backend.mode === "hosted" ? backend.database?.browser : null;
  return {
    supabaseOrigin: hosted ? new URL(hosted.url).origin : null,
    isSecure: url.startsWith("https:"),
  };
}

function clientKeys({ database }: Backend): ClientKeys {
  if (!database) {
    const none = () => false;
    return { hash: () => null, isOwnReference: none, isOwnPayToken: none, isOwnReviewToken: none };
  }
  const key = database.deriveKey("clients");
  const { references, payTokens, reviewTokens } = ownTokens(database);
  return {
    hash: (ip) => clientHash(key, ip),
    isOwnReference: references.isOwn,
    isOwnPayToken: payTokens.isOwn,
    isOwnReviewToken: reviewTokens.isOwn,
  };
}

/** Create the limits of clients, which the servers of a hosted database share. */
function openLimits({ environment, backend, logger }: HostParts, { hash }: ClientKeys) {
  const { checkoutsPerIp } = environment;
  const { mode, database } = backend;
  if (mode !== "hosted" || !database) return createClientLimits(checkoutsPerIp);
  const onFailure = (error: unknown) =>
    logger.warn({ error }, "a rate limit is counted by this server");
  const share = sharedRateLimiter({ client: database.visitors, hash, onFailure });
  return createClientLimits(checkoutsPerIp, share);
}

/** Create the routes with limits of their own. */
function unguardedRoutes(parts: HostParts): Hono<HostEnv> {
  const { environment, backend, payments, invoices, shop, clientDir, logger, metrics } = parts;
  const { metricsToken } = environment;
  const { version } = packageJson;
  const limits = {
    pictures: createConcurrencyLimit(MAX_PICTURE_REQUESTS, MAX_PICTURES_PER_CLIENT),
    staff: createConcurrencyLimit(MAX_STAFF_REQUESTS),
  };
  const cards = {
    catalogue: shop.catalogue,
    clientDir: clientDir ?? "public",
    readStored: (file: string) => readStoredPicture(backend, file),
    logger,
  };
  const { isStopping } = parts;
  const routes = new Hono<HostEnv>()
    .route("/", monitoringRoutes({ backend, version, metrics, metricsToken, isStopping }))
    .route("/", createSupabaseProxy({ backend, limits, metrics, logger }));
  if (payments.sandbox) routes.route("/payphone-sandbox", payments.sandbox);
  if (invoices.sandbox) routes.route("/sri-sandbox", invoices.sandbox);
  return routes.route("/social-card", socialCards(cards));
}

/** Create the routes behind the checks of origin and size. */
function guardedRoutes(
  parts: HostParts,
  limits: ClientLimits,
  { isOwnReference }: ClientKeys,
  feeds: { version: CacheVersion | null; plainHeaders: Record<string, string> },
): Hono<HostEnv> {
  const { backend, shop, url, logger } = parts;
  const { catalogue, stock } = shop;
  const channels = openChannels({ catalogue, stock, url });
  const { proofs: limiter, lookups } = limits;
  const orders = backend.database && supabaseOrderPaymentStore(backend.database.server);
  const store = orders && withFaultPoints("orderPayments", orders);
  const service = backend.database && supabaseServiceStore(backend.database.server);
  const alertOwner = async () => service?.alertOwner("proofs_full");
  const build = packageJson.version;
  return new Hono<HostEnv>()
    .route("/api", openStaffApi(parts, channels))
    .route("/", proofRoutes({ store, isOwnReference, limiter, lookups, alertOwner, logger }))
    .route("/", channelRoutes({ channels, build, limits, url, logger, ...feeds }));
}

/** Create the host of an opened shop. */
export async function openHost(parts: HostParts): Promise<Host> {
  const { environment, backend, shop, build, clientDir, url, logger, metrics } = parts;
  const isBuilt = clientDir !== null;
  const site = siteOf(backend, url);
  const keys = clientKeys(backend);
  const limits = openLimits(parts, keys);
  /** The development server caches nothing. */
  const version = isBuilt ? parts.version : null;
  const pages = createPages({
    shop,
    render: createRenderPage({
      build,
      site: isBuilt ? site : null,
      logger,
      url,
      isSandbox: offersSandbox(environment),
    }),
    version,
    url,
    limits,
    keys,
    renderLimit: createConcurrencyLimit(MAX_CONCURRENT_RENDERS, MAX_RENDERS_PER_CLIENT),
    metrics,
  });
  const plainHeaders = securityHeaders({ path: "/", nonce: null }, site);
  return createHost({
    pages,
    unguarded: unguardedRoutes(parts),
    guarded: guardedRoutes(parts, limits, keys, { version, plainHeaders }),
    files: isBuilt ? await openStaticFiles(clientDir, plainHeaders) : null,
    limits,
    metrics,
    logger,
    plainHeaders,
    url,
    trustedProxies: environment.trustedProxies,
  });
}
