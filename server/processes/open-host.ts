import { Hono } from "hono";
import type { ServerBuild } from "react-router";
import { supabaseOrderPaymentStore } from "#app/data/server/order-payment-store.ts";
import type { Language } from "#app/domain/text/language.ts";
import type { Shop } from "#app/shop-context.ts";
import packageJson from "../../package.json" with { type: "json" };
import type { CacheVersion } from "../catalogue/cache-version.ts";
import { channelRoutes } from "../channels/channel-routes.ts";
import type { LocalChannels } from "../channels/channel-shop.ts";
import type { Backend } from "../database/backend.ts";
import { clientHash } from "../http/client-hash.ts";
import { type ClientKeys, createClientLimits } from "../http/client-limits.ts";
import { createConcurrencyLimit } from "../http/concurrency-limit.ts";
import type { PolicySite } from "../http/content-security-policy.ts";
import type { HostEnv } from "../http/host-env.ts";
import type { ShopMetrics } from "../http/metrics/shop-metrics.ts";
import { monitoringRoutes } from "../http/monitoring-routes.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { sharedRateLimiter } from "../http/shared-rate-limiter.ts";
import { createSupabaseProxy } from "../http/supabase-proxy/create-supabase-proxy.ts";
import { createPages } from "../pages/pages.ts";
import { createRenderPage } from "../pages/render-page.ts";
import { openStaticFiles } from "../pages/static-files.ts";
import { paymentReferences } from "../payment/payment-references.ts";
import { offersSandbox } from "../payment/sandbox-offer.ts";
import { bucketReader } from "../pictures/social-card/bucket-reader.ts";
import { socialCards } from "../pictures/social-card/social-cards.ts";
import { proofRoutes } from "../proofs/proof-routes.ts";
import type { Environment } from "../runtime/environment.ts";
import { withFaultPoints } from "../runtime/fault-points.ts";
import type { Logger } from "../runtime/logger.ts";
import { signedTokens } from "../runtime/signed-tokens.ts";
import { createHost, type Host } from "./create-host.ts";

/** At thirty renders a second on one core the last of them waits two seconds. */
const MAX_CONCURRENT_RENDERS = 64;
/** Half of them: many shoppers may share one IP address. */
const MAX_RENDERS_PER_CLIENT = 32;
/** Of browsers to the embedded database. Requests of visitors do not limit those of staff. */
const MAX_PICTURE_REQUESTS = 48;
/** More than a page of the admin shows. */
const MAX_PICTURES_PER_CLIENT = 32;
const MAX_STAFF_REQUESTS = 32;

type OpenHostParts = {
  environment: Environment;
  backend: Backend;
  shop: Shop;
  channels: Record<Language, LocalChannels>;
  sandbox: Hono | null;
  /** The SRI's sandbox; null where others could reach it. */
  sriSandbox: Hono | null;
  /** Endpoints for staff. */
  api: Hono<HostEnv>;
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** Folder of the built client files; null when the development server serves them. */
  clientDir: string | null;
  version: CacheVersion;
  /** The shop's URL. */
  url: string;
  logger: Logger;
  metrics: ShopMetrics;
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
  const { deriveKey } = database;
  const key = deriveKey("clients");
  return {
    hash: (ip) => clientHash(key, ip),
    isOwnReference: paymentReferences(deriveKey("references")).isOwn,
    isOwnPayToken: signedTokens(deriveKey("pay tokens")).isOwn,
    isOwnReviewToken: signedTokens(deriveKey("review tokens")).isOwn,
  };
}

/** Create the host of an opened shop. */
export async function openHost(parts: OpenHostParts): Promise<Host> {
  const { environment, backend, shop, build, clientDir, url, logger, metrics } = parts;
  const site = siteOf(backend, url);
  const keys = clientKeys(backend);
  const share =
    backend.mode === "hosted" && backend.database
      ? sharedRateLimiter({
          client: backend.database.visitors,
          hash: keys.hash,
          onFailure: (error) => logger.warn({ error }, "a rate limit is counted by this server"),
        })
      : undefined;
  const limits = createClientLimits(environment.checkoutsPerIp, { share });
  const isBuilt = clientDir !== null;
  const pages = createPages({
    shop,
    render: createRenderPage({
      build,
      site: isBuilt ? site : null,
      logger,
      url,
      isSandbox: offersSandbox(environment),
    }),
    version: isBuilt ? parts.version : null,
    url,
    limits,
    keys,
    renderLimit: createConcurrencyLimit(MAX_CONCURRENT_RENDERS, MAX_RENDERS_PER_CLIENT),
    metrics,
  });
  const plainHeaders = securityHeaders({ path: "/", nonce: null }, site);
  const unguarded = new Hono<HostEnv>()
    .route(
      "/",
      monitoringRoutes({
        backend,
        version: packageJson.version,
        metrics,
        metricsToken: environment.metricsToken,
        isStopping: parts.isStopping,
      }),
    )
    .route(
      "/",
      createSupabaseProxy({
        backend,
        limits: {
          pictures: createConcurrencyLimit(MAX_PICTURE_REQUESTS, MAX_PICTURES_PER_CLIENT),
          staff: createConcurrencyLimit(MAX_STAFF_REQUESTS),
        },
        metrics,
        logger,
      }),
    );
  if (parts.sandbox) unguarded.route("/payphone-sandbox", parts.sandbox);
  if (parts.sriSandbox) unguarded.route("/sri-sandbox", parts.sriSandbox);
  unguarded.route(
    "/social-card",
    socialCards({
      catalogue: shop.catalogue,
      clientDir: clientDir ?? "public",
      readStored: bucketReader(backend),
      logger,
    }),
  );
  const guarded = new Hono<HostEnv>()
    .route("/api", parts.api)
    .route(
      "/",
      proofRoutes({
        store:
          backend.database &&
          withFaultPoints("orderPayments", supabaseOrderPaymentStore(backend.database.server)),
        isOwnReference: keys.isOwnReference,
        limiter: limits.proofs,
        lookups: limits.lookups,
        logger,
      }),
    )
    .route(
      "/",
      channelRoutes({
        channels: parts.channels,
        version: isBuilt ? parts.version : null,
        build: packageJson.version,
        limits,
        url,
        plainHeaders,
        logger,
      }),
    );
  return createHost({
    pages,
    unguarded,
    guarded,
    files: clientDir === null ? null : await openStaticFiles(clientDir, plainHeaders),
    limits,
    metrics,
    logger,
    site,
    url,
    trustedProxies: environment.trustedProxies,
  });
}
