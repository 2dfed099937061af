import { useSyncExternalStore } from "react";
import { ShopTime } from "./shop-time.tsx";

/** Of mainland Ecuador, which has no summer time. */
const OFFSET_MINUTES = 300;

const subscribe = () => () => {};

/** A time in the shop's time zone until which something holds. It names the zone where the device's clock shows another time. */
export function ShopDeadline({ iso }: { iso: string }) {
  const isElsewhere = useSyncExternalStore(
    subscribe,
    () => new Date(iso).getTimezoneOffset() !== OFFSET_MINUTES,
    () => false,
  );
  return (
    <>
      <ShopTime iso={iso} />
      {isElsewhere && " (Ecuador, GMT-5)"}
    </>
  );
}
