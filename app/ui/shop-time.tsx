import { shopTimeOf } from "#app/domain/time/shop-time.ts";
import { useLanguage } from "./use-language.ts";

/** A time in the shop's time zone and the page's language. */
export function ShopTime({ iso }: { iso: string }) {
  return <time dateTime={iso}>{shopTimeOf(iso, useLanguage())}</time>;
}
