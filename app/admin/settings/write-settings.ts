import {
  type AdminShopInformation,
  updateShopInformation,
} from "#app/data/admin/shop-information.ts";
import type {
  ShopInformationField,
  ShopInformationValues,
} from "#app/domain/shop-information/shop-information-form.ts";
import { outcomeOf } from "../form/outcome.ts";

export type SettingsSubmission = {
  opened: AdminShopInformation;
  changes: Partial<ShopInformationValues>;
};

/** The settings in the database, and the fields that another editor changed as well; none when they were saved. */
export type SettingsResult = { current: AdminShopInformation; conflicts: ShopInformationField[] };

/** Write the changed settings and return the outcome. */
export function writeSettings({ opened, changes }: SettingsSubmission) {
  return outcomeOf<SettingsResult>(async () => {
    const update = await updateShopInformation(opened, changes);
    const conflicts = update.outcome === "conflict" ? update.fields : [];
    return { current: update.current, conflicts };
  });
}
