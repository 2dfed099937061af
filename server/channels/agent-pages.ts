import { Hono } from "hono";
import { catalogueUnavailable } from "#app/data/catalogue/catalogue-unavailable.ts";
import { readMenu } from "#app/data/catalogue/read-menu.ts";
import { channelRows } from "#app/domain/channels/channel-row.ts";
import { type Language, languageOf, pathIn } from "#app/domain/text/language.ts";
import { agentsText } from "#app/domain/ucp/agents-text.ts";
import { cartLinesIn } from "#app/domain/ucp/cart-lines.ts";
import { discoveryProfile } from "#app/domain/ucp/discovery-profile.ts";
import { cartPath } from "#app/domain/ucp/ucp-cart.ts";
import { settings } from "#app/settings.ts";
import { tooManyRequests } from "../http/error-responses.ts";
import type { HostEnv } from "../http/host-env.ts";
import type { RateLimiter } from "../http/rate-limiter.ts";
import type { Logger } from "../runtime/logger.ts";
import type { LocalChannels } from "./channel-shop.ts";
import { findLines, foundItems } from "./find-lines.ts";

export type AgentPageParts = {
  channels: Record<Language, LocalChannels>;
  /** Counts the permalinks that each client follows. */
  limiter: RateLimiter;
  /** The shop's URL without a trailing slash. */
  url: string;
  /** The security headers of responses that are not pages. */
  plainHeaders: Record<string, string>;
  logger: Logger;
};

const HOUR = "public, max-age=3600";

/** Return the channels without reading stock. */
function withoutStock({ catalogue, describe }: LocalChannels) {
  const rowsOf: LocalChannels["rowsOf"] = async (product, shop) => ({
    product,
    rows: [...channelRows(product, null, shop)],
    stock: null,
  });
  return { catalogue, describe, rowsOf };
}

/** Create what programs and links read beside the endpoints: the protocol's profile, texts for assistants, and permalinks to a bag. */
export function agentPages(parts: AgentPageParts): Hono<HostEnv> {
  const { channels, limiter, url, plainHeaders, logger } = parts;
  const routes = new Hono<HostEnv>();

  async function writeText(): Promise<string> {
    const { catalogue } = channels.en;
    await channels.en.describe();
    const { menu } = (await readMenu(catalogue)).value;
    return agentsText({
      brand: settings.brand,
      tagline: settings.tagline.en,
      country: settings.country,
      storeUrl: url,
      ...menu,
    });
  }

  routes.get("/.well-known/ucp", () =>
    Response.json(discoveryProfile(url), { headers: { "Cache-Control": HOUR } }),
  );
  for (const [path, type] of [
    ["/agents.md", "text/markdown"],
    ["/llms.txt", "text/plain"],
  ] as const) {
    routes.get(path, async () => {
      const headers = { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": HOUR };
      const text = await writeText().catch((error: unknown) => {
        logger.error({ error, path }, "a text for assistants could not be written");
        return null;
      });
      return text === null ? catalogueUnavailable() : new Response(text, { headers });
    });
  }

  // The bag says what is no longer sold, and that a link is cut short.
  routes.get("/buy/:items", async (context) => {
    const wait = limiter.take(context.env.client);
    if (wait > 0) return tooManyRequests(wait);
    const lines = cartLinesIn(context.req.param("items")) ?? [];
    const items = foundItems(await findLines(withoutStock(channels.en), lines));
    const language = languageOf(context.req.query("continue_to") ?? "/");
    const location = pathIn(language, cartPath(items));
    const headers = { Location: location, "Cache-Control": "no-store" };
    return new Response(null, {
      status: 303,
      headers: { ...plainHeaders, ...headers, "Referrer-Policy": "no-referrer" },
    });
  });
  return routes;
}
