/** What documents have as HTML alone, and browsers load after a navigation. */
export { ProductDetailsList } from "../product-details/product-details-list.tsx";
export { ReviewSummary } from "./review-summary.tsx";
export { ReviewsPage } from "./reviews-page.tsx";
export { ReviewsSection } from "./reviews-section.tsx";
