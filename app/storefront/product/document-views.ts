/** What documents have as HTML alone, and browsers load after a navigation. */
export { ProductDetailsList } from "../product-details/product-details-list.tsx";
export { ReviewSummary } from "../product-reviews/review-summary.tsx";
export { ReviewsPage } from "../product-reviews/reviews-page.tsx";
export { ReviewsSection } from "../product-reviews/reviews-section.tsx";
