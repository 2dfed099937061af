import type { FeedFormat } from "./feed-format.ts";
import { googleFeed } from "./google-feed.ts";
import { metaFeed } from "./meta-feed.ts";

/** The feeds by the name of their file, which is below `/feeds` in every language. */
export const CHANNEL_FEEDS = {
  "google.xml": googleFeed,
  "meta.csv": metaFeed,
} as const satisfies Record<string, FeedFormat>;

export type FeedFile = keyof typeof CHANNEL_FEEDS;
export const FEED_FILES = Object.keys(CHANNEL_FEEDS) as FeedFile[];
