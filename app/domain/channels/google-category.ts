/** Google's product taxonomy: Apparel & Accessories, Clothing, Shoes. */
const APPAREL = 166;
export const CLOTHING = 1604;
export const SHOES = 187;

/** The categories that a new shop opens with. */
const BY_CATEGORY = new Map([
  ["dresses", CLOTHING],
  ["tops", CLOTHING],
  ["bottoms", CLOTHING],
  ["outerwear", CLOTHING],
  ["shoes", SHOES],
]);

/** Return the number of Google's category for one of ours, by slug. Others than the first ones are apparel. */
export function googleCategoryOf(category: string | null): number {
  return BY_CATEGORY.get(category ?? "") ?? APPAREL;
}
