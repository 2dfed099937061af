import { browserI18n } from "#app/i18n/browser-i18n.ts";
import { lazyModule } from "#app/ui/lazy-module.ts";

async function load() {
  const [views] = await Promise.all([import("../size-guide/fit-views.ts"), browserI18n(["fit"])]);
  return views;
}

/** The size guide with its messages, loaded when it is first opened. */
export const sizeGuide = lazyModule(async () => (await load()).SizeGuideDialog);

/** The size that stored measures suggest, loaded when there are any. */
export const yourSize = lazyModule(async () => (await load()).YourSize);

/** What a product says about its fabric and fit. The server's has the words of its document. */
export const detailsList = lazyModule(async () => {
  const views = import.meta.env.SSR
    ? await import("../product-details/product-details-list.tsx")
    : await load();
  return views.ProductDetailsList;
});
