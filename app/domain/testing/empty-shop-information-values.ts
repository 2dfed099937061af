import { EMPTY_SHOP_INFORMATION } from "../shop-information/shop-information.ts";
import type { ShopInformationValues } from "../shop-information/shop-information-form.ts";

export const EMPTY_SHOP_INFORMATION_VALUES: ShopInformationValues = {
  ...EMPTY_SHOP_INFORMATION,
  returnTermsEs: "",
  deliveryTermsEs: "",
  pickupNoteEs: "",
};
