/** What is loaded about sizes and reviews after a page: in one file, of which pages name the fewest others. */
export * from "../product-reviews/document-views.ts";
export { SizeGuideDialog } from "./size-guide-dialog.tsx";
export { YourSize } from "./your-size.tsx";
