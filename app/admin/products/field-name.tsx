import { msg } from "@lingui/core/macro";
import type { ProductField } from "#app/domain/product-editing/admin-product.ts";
import { words } from "../form/words.ts";

/** The label of a product's field. */
export const FieldName = words<ProductField>({
  slug: msg`Link`,
  name: msg`Name`,
  nameEs: msg`Spanish name`,
  description: msg`Description`,
  descriptionEs: msg`Spanish description`,
  price: msg`Price`,
  originalPrice: msg`Original price`,
  images: msg`Images`,
  imageColors: msg`Colors of the images`,
  companions: msg`Complete the look`,
  categoryId: msg`Category`,
  collectionId: msg`Collection`,
  sizes: msg`Sizes`,
  colors: msg`Colors`,
  inventoryStatus: msg`Inventory status`,
  statusFollowsStock: msg`Status follows the stock`,
  isNewArrival: msg`New Arrival`,
  isBestseller: msg`Bestseller`,
  isDraft: msg`Draft`,
  quantity: msg`Quantity`,
  variants: msg`Stock per size and color`,
  fabric: msg`Fabric`,
  fabricEs: msg`Spanish fabric`,
  care: msg`Care`,
  fit: msg`How it fits`,
  measures: msg`Measurements per size`,
  modelHeight: msg`Model's height`,
  modelSize: msg`Model's size`,
});
