import { z } from "zod";
import type { AdminDeliveryZone } from "#app/domain/delivery/delivery-zone-form.ts";
import { amountFromCents } from "#app/domain/money/money.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { DeliveryZoneSchema } from "../catalogue/delivery-zones-json.ts";
import { askAsStaff } from "./ask-as-staff.ts";

/** The zones of delivery, everywhere else last, and what the database returned as JSON, which is their version. */
export type AdminDeliveryZones = { zones: AdminDeliveryZone[]; version: string };

export type DeliveryZonesUpdate = {
  /** `conflict`: another editor changed the zones, and nothing was written. */
  outcome: "saved" | "conflict";
  current: AdminDeliveryZones;
};

/** Return the zones of delivery. Throws a ShopError. */
export async function getDeliveryZones(): Promise<AdminDeliveryZones> {
  const data = await askAsStaff("listing the zones of delivery", (client) =>
    client.rpc("list_delivery_zones"),
  );
  return { zones: z.array(DeliveryZoneSchema).parse(data), version: JSON.stringify(data) };
}

/** Replace the zones that were read at a version. Throws a ShopError, `INVALID_DELIVERY_ZONES` for some that cannot be. */
export async function saveDeliveryZones(
  version: string,
  zones: AdminDeliveryZone[],
): Promise<DeliveryZonesUpdate> {
  const written = zones.map(({ price, freeFrom, ...zone }) => ({
    ...zone,
    price: amountFromCents(price),
    freeFrom: freeFrom === null ? null : amountFromCents(freeFrom),
  }));
  try {
    await askAsStaff("saving the zones of delivery", (client) =>
      client.rpc("save_delivery_zones", { zones: written, opened: JSON.parse(version) }),
    );
  } catch (error) {
    if (!(error instanceof ShopError) || error.code !== "SETTINGS_CHANGED") throw error;
    return { outcome: "conflict", current: await getDeliveryZones() };
  }
  return { outcome: "saved", current: await getDeliveryZones() };
}
