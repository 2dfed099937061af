import { amountFromCents, type Cents } from "../money/money.ts";
import type { ChannelRow } from "./channel-row.ts";

/** What a feed needs of each row. */
export const FEED_FIELDS = [
  "title",
  "description",
  "picture",
  "largePicture",
  "price",
  "color",
  "size",
] as const;
export type FeedField = (typeof FEED_FIELDS)[number];

/** What the whole file is about. */
export type FeedHead = { title: string; description: string; url: string };

/** A file of rows, written piece by piece. */
export type FeedFormat = {
  contentType: string;
  begin(head: FeedHead): string;
  row(row: ChannelRow): string;
  end: string;
  /** Return the required fields that a row lacks; a row that lacks one is left out. */
  missing(row: ChannelRow): FeedField[];
};

/** Format cents as feeds do: `281.75 USD`. */
export function feedAmount(cents: Cents): string {
  return `${amountFromCents(cents)} USD`;
}

/** Return what every channel requires and the row lacks. */
export function missingEverywhere(row: ChannelRow): FeedField[] {
  const missing: FeedField[] = [];
  if (row.title === "") missing.push("title");
  if (row.description === "") missing.push("description");
  if (row.pictures.length === 0) missing.push("picture");
  if (row.price === 0) missing.push("price");
  return missing;
}
