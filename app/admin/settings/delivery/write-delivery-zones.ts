import {
  type AdminDeliveryZones,
  type DeliveryZonesUpdate,
  saveDeliveryZones,
} from "#app/data/admin/delivery-zones.ts";
import type { AdminDeliveryZone } from "#app/domain/delivery/delivery-zone-form.ts";
import { outcomeOf } from "../../form/outcome.ts";

export type DeliveryZonesSubmission = {
  intent: "delivery-zones";
  version: AdminDeliveryZones["version"];
  zones: AdminDeliveryZone[];
};

export type DeliveryZonesResult = { update: DeliveryZonesUpdate };

/** Write the zones of delivery and return the outcome. */
export function writeDeliveryZones({ version, zones }: DeliveryZonesSubmission) {
  return outcomeOf(async () => ({ update: await saveDeliveryZones(version, zones) }));
}
