/** What is loaded about sizes after a page: in one file, of which pages name the fewest others. */
export { ProductDetailsList } from "../product-details/product-details-list.tsx";
export { SizeGuideDialog } from "./size-guide-dialog.tsx";
export { YourSize } from "./your-size.tsx";
