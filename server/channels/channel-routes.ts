import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import type { Language } from "#app/domain/text/language.ts";
import type { CacheVersion } from "../catalogue/cache-version.ts";
import type { ClientLimits } from "../http/client-limits.ts";
import type { Logger } from "../runtime/logger.ts";
import { agentPages } from "./agent-pages.ts";
import type { LocalChannels } from "./channel-shop.ts";
import { feedRoutes } from "./feed-routes.ts";
import { ucpRoutes } from "./ucp-routes.ts";

type Bindings = { Bindings: HttpBindings };

type ChannelRouteParts = {
  channels: Record<Language, LocalChannels>;
  /** Null for the development server, which caches nothing. */
  version: CacheVersion | null;
  /** The version of the program. */
  build: string;
  limits: Pick<ClientLimits, "feeds" | "agents">;
  clientOf: (context: Context<Bindings>) => string;
  /** The shop's URL without a trailing slash. */
  url: string;
  /** The security headers of responses that are not pages. */
  plainHeaders: Record<string, string>;
  logger: Logger;
};

/** Create the public routes of all channels: feeds, and what programs that shop for a person use. */
export function channelRoutes({ limits, ...parts }: ChannelRouteParts): Hono<Bindings> {
  return new Hono<Bindings>()
    .route("/", feedRoutes({ ...parts, limiter: limits.feeds }))
    .route("/", ucpRoutes({ ...parts, limiter: limits.agents }))
    .route("/", agentPages({ ...parts, limiter: limits.agents }));
}
