import { productIdIn } from "#app/domain/channels/variant-id.ts";
import type { CartLine } from "#app/domain/ucp/cart-lines.ts";
import type { CartItem, FoundLine } from "#app/domain/ucp/ucp-cart.ts";
import type { ProductRows } from "#app/domain/ucp/ucp-product.ts";
import type { LocalChannels } from "./channel-shop.ts";

/** Return the published products with these ids, with their rows. Other texts than ids are ignored. */
export async function findProducts(
  channels: Pick<LocalChannels, "catalogue" | "describe" | "rowsOf">,
  ids: readonly (string | null)[],
): Promise<ProductRows[]> {
  const known = [...new Set(ids)].filter((id) => id !== null);
  if (known.length === 0) return [];
  const shop = await channels.describe();
  const { value: products } = await channels.catalogue.listByIds(known);
  return Promise.all(products.map((product) => channels.rowsOf(product, shop)));
}

/** Return the lines of a cart with what they name. */
export async function findLines(
  channels: Pick<LocalChannels, "catalogue" | "describe" | "rowsOf">,
  lines: readonly CartLine[],
): Promise<FoundLine[]> {
  const products = await findProducts(
    channels,
    lines.map(({ id }) => productIdIn(id)),
  );
  return lines.map((line) => {
    const [found] = products.flatMap(({ product, rows, stock }) => {
      const row = rows.find(({ id }) => id === line.id);
      return row ? [{ product, row, stock }] : [];
    });
    return { ...line, found: found ?? null };
  });
}

/** Return the lines that name something. */
export function foundItems(lines: readonly FoundLine[]): CartItem[] {
  return lines.flatMap(({ found, ...line }) => (found ? [{ ...line, ...found }] : []));
}
