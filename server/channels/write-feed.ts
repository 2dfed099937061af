import { type ChannelShop, channelRows } from "#app/domain/channels/channel-row.ts";
import type { FeedFormat, FeedHead } from "#app/domain/channels/feed-format.ts";
import type { ListedProduct } from "./each-product.ts";

const CHUNK_LENGTH = 32 * 1024;

/** Generate a feed in chunks of about 32 KB. Rows that lack a required field are left out. */
export async function* writeFeed(
  format: FeedFormat,
  head: FeedHead,
  products: AsyncIterable<ListedProduct>,
  shop: ChannelShop,
): AsyncGenerator<string, void> {
  let chunk = format.begin(head);
  for await (const product of products) {
    for (const row of channelRows(product, product.stock, shop)) {
      if (format.missing(row).length > 0) continue;
      chunk += format.row(row);
      if (chunk.length < CHUNK_LENGTH) continue;
      yield chunk;
      chunk = "";
    }
  }
  yield chunk + format.end;
}
