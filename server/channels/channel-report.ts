import { CHANNEL_FEEDS, FEED_FILES, type FeedFile } from "#app/domain/channels/channel-feeds.ts";
import type { ChannelReport, LeftOutProduct } from "#app/domain/channels/channel-report.ts";
import { type ChannelShop, channelRows } from "#app/domain/channels/channel-row.ts";
import type { FeedField } from "#app/domain/channels/feed-format.ts";
import type { LocalChannels } from "./channel-shop.ts";
import { eachProduct, type ListedProduct } from "./each-product.ts";

const MAX_LISTED = 200;

/** Return what each feed lacks of a product, and count the rows of the others. */
function judge(product: ListedProduct, shop: ChannelShop, rows: Record<FeedFile, number>) {
  const missing: Partial<Record<FeedFile, FeedField[]>> = {};
  // The other sizes of a color lack the same.
  const oneSize = { ...product, sizes: product.sizes.slice(0, 1) };
  const sizeCount = Math.max(1, product.sizes.length);
  for (const row of channelRows(oneSize, product.stock, shop)) {
    for (const file of FEED_FILES) {
      const fields = CHANNEL_FEEDS[file].missing(row);
      if (fields.length === 0) rows[file] += sizeCount;
      else missing[file] = [...new Set([...(missing[file] ?? []), ...fields])];
    }
  }
  return missing;
}

/** Read the whole catalogue and return what its feeds contain and leave out. */
export async function reportChannels({
  catalogue,
  describe,
}: LocalChannels): Promise<ChannelReport> {
  const shop = await describe();
  const rows = { "google.xml": 0, "meta.csv": 0 } satisfies Record<FeedFile, number>;
  const leftOut: LeftOutProduct[] = [];
  let leftOutCount = 0;
  for await (const product of eachProduct(catalogue)) {
    const missing = judge(product, shop, rows);
    if (Object.keys(missing).length === 0) continue;
    leftOutCount += 1;
    if (leftOut.length < MAX_LISTED)
      leftOut.push({ slug: product.slug, name: product.name, missing });
  }
  return { rows, leftOut, leftOutCount };
}
