import {
  EMPTY_SHOP_INFORMATION,
  type ShopInformation,
} from "#app/domain/shop-information/shop-information.ts";
import type { Catalogue } from "./catalogue.ts";

/** Return the shop's information, or an empty one where it cannot be read: no page and no receipt fails with it. */
export async function shopInformationOrEmpty(
  catalogue: Pick<Catalogue, "findShopInformation">,
): Promise<ShopInformation> {
  try {
    return (await catalogue.findShopInformation()).value;
  } catch {
    return EMPTY_SHOP_INFORMATION;
  }
}
