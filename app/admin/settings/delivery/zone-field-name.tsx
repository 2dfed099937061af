import { msg } from "@lingui/core/macro";
import type { DeliveryZoneDraft } from "#app/domain/delivery/delivery-zone-form.ts";
import { words } from "../../form/words.ts";

export type ZoneFieldKey = Exclude<keyof DeliveryZoneDraft, "id">;

export const ZoneFieldName = words<ZoneFieldKey>({
  name: msg`Name of the zone, in English`,
  nameEs: msg`Name of the zone, in Spanish`,
  isEverywhereElse: msg`Everywhere else`,
  provinces: msg`Provinces`,
  price: msg`Price of delivery in dollars`,
  freeFrom: msg`Free from, in dollars (optional)`,
  daysMin: msg`Business days in this zone, at least`,
  daysMax: msg`Business days in this zone, at most`,
});
