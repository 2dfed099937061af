import { WishlistPage } from "#app/storefront/wishlist/wishlist-page.tsx";

/** The same document for every visitor: the wishlist is in the browser. */
export default WishlistPage;
