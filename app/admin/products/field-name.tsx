import { Trans } from "@lingui/react/macro";
import type { ProductField } from "#app/domain/admin-product.ts";

/** The label of a product's field. */
export function FieldName({ field }: { field: ProductField }) {
  switch (field) {
    case "slug":
      return <Trans>Link</Trans>;
    case "name":
      return <Trans>Name</Trans>;
    case "nameEs":
      return <Trans>Spanish name</Trans>;
    case "description":
      return <Trans>Description</Trans>;
    case "descriptionEs":
      return <Trans>Spanish description</Trans>;
    case "price":
      return <Trans>Price</Trans>;
    case "originalPrice":
      return <Trans>Original price</Trans>;
    case "images":
      return <Trans>Images</Trans>;
    case "imageColors":
      return <Trans>Colors of the images</Trans>;
    case "companions":
      return <Trans>Complete the look</Trans>;
    case "categoryId":
      return <Trans>Category</Trans>;
    case "collectionId":
      return <Trans>Collection</Trans>;
    case "sizes":
      return <Trans>Sizes</Trans>;
    case "colors":
      return <Trans>Colors</Trans>;
    case "inventoryStatus":
      return <Trans>Inventory status</Trans>;
    case "statusFollowsStock":
      return <Trans>Status follows the stock</Trans>;
    case "isNewArrival":
      return <Trans>New Arrival</Trans>;
    case "isBestseller":
      return <Trans>Bestseller</Trans>;
    case "isDraft":
      return <Trans>Draft</Trans>;
    case "quantity":
      return <Trans>Quantity</Trans>;
    case "variants":
      return <Trans>Stock per size and color</Trans>;
    case "fabric":
      return <Trans>Fabric</Trans>;
    case "fabricEs":
      return <Trans>Spanish fabric</Trans>;
    case "care":
      return <Trans>Care</Trans>;
    case "fit":
      return <Trans>How it fits</Trans>;
    case "measures":
      return <Trans>Measurements per size</Trans>;
    case "modelHeight":
      return <Trans>Model's height</Trans>;
    case "modelSize":
      return <Trans>Model's size</Trans>;
  }
}
