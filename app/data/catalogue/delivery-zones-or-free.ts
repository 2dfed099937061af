import { type DeliveryZone, FREE_EVERYWHERE } from "#app/domain/delivery-zone.ts";
import type { Catalogue } from "./catalogue.ts";

/** Return the zones of delivery, or free delivery where they cannot be read: checkout shows what the database priced. */
export async function deliveryZonesOrFree(
  catalogue: Pick<Catalogue, "listDeliveryZones">,
): Promise<DeliveryZone[]> {
  try {
    return (await catalogue.listDeliveryZones()).value;
  } catch {
    return [FREE_EVERYWHERE];
  }
}
