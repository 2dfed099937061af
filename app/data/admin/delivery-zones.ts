import { z } from "zod";
import type { AdminDeliveryZone } from "#app/domain/delivery/delivery-zone-form.ts";
import { amountFromCents } from "#app/domain/money/money.ts";
import { DeliveryZoneSchema } from "../catalogue/delivery-zones-json.ts";
import { askAsStaff } from "./ask-as-staff.ts";

/** The zones of delivery, everywhere else last, and what the database returned as JSON, which is their version. */
export type AdminDeliveryZones = { zones: AdminDeliveryZone[]; version: string };

/** Return the zones of delivery. Throws a ShopError. */
export async function getDeliveryZones(): Promise<AdminDeliveryZones> {
  const data = await askAsStaff("listing the zones of delivery", (client) =>
    client.rpc("list_delivery_zones"),
  );
  return { zones: z.array(DeliveryZoneSchema).parse(data), version: JSON.stringify(data) };
}

/**
 * Replace the zones that were read at a version. Throws a ShopError, `INVALID_DELIVERY_ZONES` for some that cannot be,
 * `SETTINGS_CHANGED` if they are no longer that version.
 */
export async function saveDeliveryZones({ version, zones }: AdminDeliveryZones): Promise<void> {
  const written = zones.map(({ price, freeFrom, ...zone }) => ({
    ...zone,
    price: amountFromCents(price),
    freeFrom: freeFrom === null ? null : amountFromCents(freeFrom),
  }));
  await askAsStaff("saving the zones of delivery", (client) =>
    client.rpc("save_delivery_zones", { zones: written, opened: JSON.parse(version) }),
  );
}
