import { z } from "zod";
import type { AdminDeliveryZone } from "#app/domain/delivery-zone-form.ts";
import { amountFromCents } from "#app/domain/money.ts";
import { DeliveryZoneSchema } from "../catalogue/delivery-zones-json.ts";
import { adminErrorFrom } from "../database-error.ts";
import type { SupabaseClient } from "../supabase-client.ts";
import { requireStaff } from "./admin-session.ts";

/** The zones of delivery, everywhere else last, and what the database returned as JSON, which is their version. */
export type AdminDeliveryZones = { zones: AdminDeliveryZone[]; version: string };

export type DeliveryZonesUpdate = {
  /** `conflict`: another editor changed the zones, and nothing was written. */
  outcome: "saved" | "conflict";
  current: AdminDeliveryZones;
};

async function read(client: SupabaseClient): Promise<AdminDeliveryZones> {
  const { data, error, status } = await client.rpc("list_delivery_zones");
  if (error) throw adminErrorFrom("listing the zones of delivery", error, status);
  return { zones: z.array(DeliveryZoneSchema).parse(data), version: JSON.stringify(data) };
}

/** Return the zones of delivery. Throws a ShopError. */
export async function getDeliveryZones(): Promise<AdminDeliveryZones> {
  return read(await requireStaff());
}

/** Replace the zones that were read at a version. Throws a ShopError, `INVALID_DELIVERY_ZONES` for some that cannot be. */
export async function saveDeliveryZones(
  version: string,
  zones: AdminDeliveryZone[],
): Promise<DeliveryZonesUpdate> {
  const client = await requireStaff();
  const written = zones.map(({ price, freeFrom, ...zone }) => ({
    ...zone,
    price: amountFromCents(price),
    freeFrom: freeFrom === null ? null : amountFromCents(freeFrom),
  }));
  const { error, status } = await client.rpc("save_delivery_zones", {
    zones: written,
    opened: JSON.parse(version),
  });
  if (!error) return { outcome: "saved", current: await read(client) };
  const reason = adminErrorFrom("saving the zones of delivery", error, status);
  if (reason.code !== "SETTINGS_CHANGED") throw reason;
  return { outcome: "conflict", current: await read(client) };
}
