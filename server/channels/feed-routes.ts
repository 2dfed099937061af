import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { type Context, Hono } from "hono";
import { catalogueUnavailable } from "#app/data/catalogue/catalogue-unavailable.ts";
import { CHANNEL_FEEDS, FEED_FILES, type FeedFile } from "#app/domain/channels/channel-feeds.ts";
import { LANGUAGES, type Language, pathIn } from "#app/domain/text/language.ts";
import { settings } from "#app/settings.ts";
import type { CacheVersion } from "../catalogue/cache-version.ts";
import { versionedCache } from "../catalogue/versioned-cache.ts";
import { acceptedEncoding, type Encoding } from "../http/accepted-encoding.ts";
import { tooManyRequests } from "../http/error-responses.ts";
import type { HostEnv } from "../http/host-env.ts";
import type { RateLimiter } from "../http/rate-limiter.ts";
import { compressStream } from "../pages/compress-stream.ts";
import type { Logger } from "../runtime/logger.ts";
import { monotonicClock } from "../runtime/monotonic-clock.ts";
import type { LocalChannels } from "./channel-shop.ts";
import { eachProduct } from "./each-product.ts";
import { writeFeed } from "./write-feed.ts";

export type FeedRouteParts = {
  channels: Record<Language, LocalChannels>;
  /** Null for the development server, which caches nothing. */
  version: CacheVersion | null;
  /** The version of the program, which may write feeds in another way. */
  build: string;
  /** Counts the files sent to each client. */
  limiter: RateLimiter;
  logger: Logger;
};

type PackedFeed = { tag: string | undefined; body: Blob };

/** Readers ask again each time; an unchanged feed is 304. */
const CACHE_CONTROL = "public, no-cache";
const TAG_LENGTH = 22;
/** A compressed feed is reused this long although the stock changes: each hold changes it, and platforms read hourly at most. */
const REUSE_MS = 300_000;
/** Every feed in br and gzip, so that no order of reading evicts one. A feed of 10,000 products has some megabytes. */
const MAX_PACKED_FEEDS = LANGUAGES.length * FEED_FILES.length * 2;

async function entityTag(
  version: CacheVersion | null,
  ...parts: string[]
): Promise<string | undefined> {
  const current = await version?.current("stock");
  if (!current) return undefined;
  const hash = createHash("sha256").update([current, ...parts].join("\n"));
  // Weak: a feed is sent in several encodings.
  return `W/"${hash.digest("base64url").slice(0, TAG_LENGTH)}"`;
}

async function reuseVersion(version: CacheVersion | null): Promise<string | null> {
  const catalogue = (await version?.current("catalogue")) ?? null;
  return catalogue && `${catalogue} ${Math.floor(monotonicClock() / REUSE_MS)}`;
}

async function openFeed({ language, catalogue, describe }: LocalChannels, file: FeedFile) {
  const shop = await describe();
  const head = {
    title: settings.brand,
    description: settings.tagline[language],
    url: shop.storeUrl + pathIn(language, "/shop"),
  };
  const feed = writeFeed(CHANNEL_FEEDS[file], head, eachProduct(catalogue), shop);
  // Node's types of web streams differ from the DOM's.
  return Readable.toWeb(Readable.from(feed)) as ReadableStream;
}

function headersOf(file: FeedFile, tag: string | undefined): Record<string, string> {
  return {
    "Content-Type": CHANNEL_FEEDS[file].contentType,
    "Cache-Control": CACHE_CONTROL,
    Vary: "Accept-Encoding",
    "X-Robots-Tag": "noindex",
    ...(tag && { ETag: tag }),
  };
}

/** Return the response to a reader that has the feed with this tag; null for others. */
function unchanged({ req }: Context<HostEnv>, file: FeedFile, tag: string | undefined) {
  const has = tag !== undefined && req.header("if-none-match")?.includes(tag);
  return has ? new Response(null, { status: 304, headers: headersOf(file, tag) }) : null;
}

/** Create the routes of product feeds, in every language: `GET /feeds/google.xml` and `/feeds/meta.csv`. */
export function feedRoutes(parts: FeedRouteParts): Hono<HostEnv> {
  const { channels, version, build, limiter, logger } = parts;
  const routes = new Hono<HostEnv>();

  const packFeed = versionedCache(
    async (
      language: Language,
      file: FeedFile,
      encoding: Exclude<Encoding, "identity">,
    ): Promise<PackedFeed> => {
      // Before the read: a feed may be newer than its tag, but never older.
      const tag = await entityTag(version, build, language, file);
      const feed = new Response(await openFeed(channels[language], file));
      // A blob, which all its readers share.
      return { tag, body: await compressStream(feed, encoding).blob() };
    },
    () => reuseVersion(version),
    MAX_PACKED_FEEDS,
  );

  async function answer(context: Context<HostEnv>, language: Language, file: FeedFile) {
    const { req, env } = context;
    const tag = await entityTag(version, build, language, file);
    const known = unchanged(context, file, tag);
    if (known) return known;
    const { client } = env;
    const wait = limiter.take(client);
    if (wait > 0) return tooManyRequests(wait);
    if (req.method === "HEAD") return new Response(null, { headers: headersOf(file, tag) });
    const encoding = acceptedEncoding(req.header("accept-encoding"));
    const packed = await packFeed(language, file, encoding === "identity" ? "gzip" : encoding);
    const packedKnown = unchanged(context, file, packed.tag);
    if (packedKnown) {
      limiter.giveBack(client);
      return packedKnown;
    }
    const headers = headersOf(file, packed.tag);
    if (encoding === "identity") {
      const unpacked = packed.body.stream().pipeThrough(new DecompressionStream("gzip"));
      return new Response(unpacked, { headers });
    }
    return new Response(packed.body, { headers: { ...headers, "Content-Encoding": encoding } });
  }

  for (const language of LANGUAGES) {
    for (const file of FEED_FILES) {
      routes.get(pathIn(language, `/feeds/${file}`), (context) =>
        answer(context, language, file).catch((error: unknown) => {
          logger.error({ error, file }, "a feed could not be written");
          return catalogueUnavailable();
        }),
      );
    }
  }
  return routes;
}
