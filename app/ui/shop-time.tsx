import { shopTimeOf } from "#app/domain/shop-time.ts";
import { useLanguage } from "./use-language.ts";

/** A time on the shop's clock, in the language of the page. */
export function ShopTime({ iso }: { iso: string }) {
  return <time dateTime={iso}>{shopTimeOf(iso, useLanguage())}</time>;
}
