import { useRouteLoaderData } from "react-router";
import { type DeliveryZone, FREE_EVERYWHERE } from "#app/domain/delivery/delivery-zone.ts";

const NO_ZONES = [FREE_EVERYWHERE];

/** Return the zones of the root loader; free delivery where it failed. */
export function useDeliveryZones(): readonly DeliveryZone[] {
  return useRouteLoaderData<{ zones?: DeliveryZone[] }>("root")?.zones ?? NO_ZONES;
}
