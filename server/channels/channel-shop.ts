import type { Catalogue, SourcedCatalogue } from "#app/data/catalogue/catalogue.ts";
import { catalogueIn } from "#app/data/catalogue/catalogue-in.ts";
import type { Stock } from "#app/data/stock.ts";
import { type ChannelShop, channelRows } from "#app/domain/channels/channel-row.ts";
import { choiceName } from "#app/domain/product/choice-name.ts";
import type { Product } from "#app/domain/product/product.ts";
import type { Language } from "#app/domain/text/language.ts";
import { optionNames } from "#app/domain/ucp/option-names.ts";
import type { OptionNames, ProductRows } from "#app/domain/ucp/ucp-product.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { settings } from "#app/settings.ts";

type ChannelParts = {
  catalogue: SourcedCatalogue;
  /** Null for sample products. */
  stock: Stock | null;
  /** The shop's URL without a trailing slash. */
  url: string;
};

/** The shop in one language, as channels see it. */
export type LocalChannels = {
  language: Language;
  catalogue: Catalogue;
  names: OptionNames;
  /** Return what all rows have in common. Throws an Error while the database has never been reached: samples are not for sale. */
  describe(): Promise<ChannelShop>;
  /** Return a product's rows. Throws an Error if its stock cannot be read: what is sold out would be offered. */
  rowsOf(product: Product, shop: ChannelShop): Promise<ProductRows>;
};

function channelsIn(
  language: Language,
  { catalogue: stored, stock, url }: ChannelParts,
): LocalChannels {
  const catalogue = catalogueIn(language, stored);
  const i18n = serverI18n(language, "mail");
  const nameOf = (choice: string) => choiceName(i18n, choice);
  return {
    language,
    catalogue,
    names: optionNames(i18n),
    async describe() {
      const { value: pricing, source } = await catalogue.findPricing();
      if (source === "sample") throw new Error("Samples are not for sale.");
      return { storeUrl: url, brand: settings.brand, language, pricing, nameOf };
    },
    async rowsOf(product, shop) {
      const free = stock && (await stock.findFree(product.id));
      return { product, rows: [...channelRows(product, free, shop)], stock: free };
    },
  };
}

/** Return the shop in each language, as channels see it. */
export function openChannels(parts: ChannelParts): Record<Language, LocalChannels> {
  return { en: channelsIn("en", parts), es: channelsIn("es", parts) };
}
