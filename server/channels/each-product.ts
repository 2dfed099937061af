import type { Catalogue } from "#app/data/catalogue/catalogue.ts";
import type { Product } from "#app/domain/product/product.ts";
import type { FreeStock } from "#app/domain/stock/free-stock.ts";

/** A published product with what can be bought of it now. */
export type ListedProduct = Product & { stock: FreeStock };

/** Generate the products of the catalogue by slug. Reads a page at a time, when it is wanted. Throws if the database cannot be read. */
export async function* eachProduct(
  catalogue: Pick<Catalogue, "listForChannels">,
): AsyncGenerator<ListedProduct, void> {
  let after = "";
  for (;;) {
    const { value: page } = await catalogue.listForChannels(after);
    yield* page;
    const last = page.at(-1);
    if (!last) return;
    after = last.slug;
  }
}
