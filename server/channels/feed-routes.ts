import { createHash } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { CHANNEL_FEEDS, FEED_FILES, type FeedFile } from "#app/domain/channels/channel-feeds.ts";
import { LANGUAGES, type Language, pathIn } from "#app/domain/language.ts";
import { settings } from "#app/settings.ts";
import type { CacheVersion } from "../catalogue/cache-version.ts";
import { acceptedEncoding } from "../http/accepted-encoding.ts";
import { tooManyRequests } from "../http/error-responses.ts";
import type { RateLimiter } from "../http/rate-limiter.ts";
import { compressStream } from "../pages/compress-stream.ts";
import type { Logger } from "../runtime/logger.ts";
import type { LocalChannels } from "./channel-shop.ts";
import { eachProduct } from "./each-product.ts";
import { streamText } from "./stream-text.ts";
import { writeFeed } from "./write-feed.ts";

type Bindings = { Bindings: HttpBindings };

export type FeedRouteParts = {
  channels: Record<Language, LocalChannels>;
  /** Null for the development server, which caches nothing. */
  version: CacheVersion | null;
  /** The version of the program, which may write feeds in another way. */
  build: string;
  /** Counts the files sent to each client. */
  limiter: RateLimiter;
  clientOf: (context: Context<Bindings>) => string;
  logger: Logger;
};

/** Readers ask again each time; an unchanged feed is 304. */
const CACHE_CONTROL = "public, no-cache";
const RETRY_SECONDS = "600";
const TAG_LENGTH = 22;

async function entityTag(
  version: CacheVersion | null,
  ...parts: string[]
): Promise<string | undefined> {
  const current = await version?.current("stock");
  if (!current) return undefined;
  const hash = createHash("sha256").update([current, ...parts].join("\n"));
  // Weak: a feed is compressed for each reader.
  return `W/"${hash.digest("base64url").slice(0, TAG_LENGTH)}"`;
}

/** Create the routes of product feeds, in every language: `GET /feeds/google.xml` and `/feeds/meta.csv`. */
export function feedRoutes(parts: FeedRouteParts): Hono<Bindings> {
  const { channels, version, build, limiter, clientOf, logger } = parts;
  const routes = new Hono<Bindings>();

  async function openFeed(language: Language, file: FeedFile) {
    const { catalogue, describe } = channels[language];
    const shop = await describe();
    const head = {
      title: settings.brand,
      description: settings.tagline,
      url: shop.storeUrl + pathIn(language, "/shop"),
    };
    return streamText(writeFeed(CHANNEL_FEEDS[file], head, eachProduct(catalogue), shop));
  }

  async function answer(context: Context<Bindings>, language: Language, file: FeedFile) {
    const tag = await entityTag(version, build, language, file);
    const headers = new Headers({
      "Content-Type": CHANNEL_FEEDS[file].contentType,
      "Cache-Control": CACHE_CONTROL,
      "X-Robots-Tag": "noindex",
    });
    if (tag) headers.set("ETag", tag);
    if (tag && context.req.header("if-none-match")?.includes(tag)) {
      return new Response(null, { status: 304, headers });
    }
    const wait = limiter.take(clientOf(context));
    if (wait > 0) return tooManyRequests(wait);
    if (context.req.method === "HEAD") return new Response(null, { headers });
    const response = new Response(await openFeed(language, file), { headers });
    const encoding = acceptedEncoding(context.req.header("accept-encoding"));
    return encoding === "identity" ? response : compressStream(response, encoding);
  }

  for (const language of LANGUAGES) {
    for (const file of FEED_FILES) {
      routes.get(pathIn(language, `/feeds/${file}`), (context) =>
        answer(context, language, file).catch((error: unknown) => {
          logger.error({ error, file }, "a feed could not be written");
          const unavailable = { "Retry-After": RETRY_SECONDS, "Cache-Control": "no-store" };
          return new Response(null, { status: 503, headers: unavailable });
        }),
      );
    }
  }
  return routes;
}
