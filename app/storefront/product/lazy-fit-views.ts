import { lazyModule } from "#app/ui/lazy-module.ts";
import { lazyView } from "../lazy-view.ts";

const { load } = lazyView("fit", () => import("../size-guide/fit-views.ts"));

const loadDocumentViews = () =>
  import.meta.env.SSR ? import("../product-reviews/document-views.ts") : load();

/** The size guide with its messages, loaded when it is first opened. */
export const sizeGuide = lazyModule(async () => (await load()).SizeGuideDialog);

/** The size that stored measures suggest, loaded when there are any. */
export const yourSize = lazyModule(async () => (await load()).YourSize);

export const detailsList = lazyModule(async () => (await loadDocumentViews()).ProductDetailsList);

export const reviewSummary = lazyModule(async () => (await loadDocumentViews()).ReviewSummary);

export const reviewsSection = lazyModule(async () => (await loadDocumentViews()).ReviewsSection);

export const reviewsPage = lazyModule(async () => (await loadDocumentViews()).ReviewsPage);

if (import.meta.env.SSR) {
  const views = [detailsList, reviewSummary, reviewsSection, reviewsPage];
  await Promise.all(views.map((view) => view.load()));
}
