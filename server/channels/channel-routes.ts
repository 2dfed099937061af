import { Hono } from "hono";
import type { ClientLimits } from "../http/client-limits.ts";
import type { HostEnv } from "../http/host-env.ts";
import { type AgentPageParts, agentPages } from "./agent-pages.ts";
import { type FeedRouteParts, feedRoutes } from "./feed-routes.ts";
import { ucpRoutes } from "./ucp-routes.ts";

type ChannelRouteParts = Omit<FeedRouteParts & AgentPageParts, "limiter"> & {
  limits: Pick<ClientLimits, "feeds" | "agents">;
};

/** Create the public routes of all channels: feeds, and what programs that shop for a person use. */
export function channelRoutes({ limits, ...parts }: ChannelRouteParts): Hono<HostEnv> {
  return new Hono<HostEnv>()
    .route("/", feedRoutes({ ...parts, limiter: limits.feeds }))
    .route("/", ucpRoutes({ ...parts, limiter: limits.agents }))
    .route("/", agentPages({ ...parts, limiter: limits.agents }));
}
