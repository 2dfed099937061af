import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Language } from "../text/language.ts";
import { nameIn } from "../text/name-in.ts";
import type { Delivery } from "./delivery.ts";

type Translate = Pick<I18n, "_">;

type Days = { daysMin: number | null; daysMax: number | null };

/** The specification's estimate (section 9), where a zone has none of its own. */
export const USUAL_DAYS = { daysMin: 3, daysMax: 5 };

/** The specification's estimate of preparation (section 9), where the owner has set none. */
export const USUAL_PREPARATION = { daysMin: 1, daysMax: 2 };

/** Return the business days on the way as text: `3-5 business days`, where a zone has none of its own. */
export function businessDaysText(i18n: Translate, { daysMin, daysMax }: Days): string {
  const min = daysMin ?? USUAL_DAYS.daysMin;
  const max = daysMax ?? USUAL_DAYS.daysMax;
  if (max === 1 && min === 1) return i18n._(msg`1 business day`);
  const range = min === max ? String(max) : `${min}-${max}`;
  return i18n._(msg`${range} business days`);
}

/** Return `Estimated delivery: 3-5 business days`. */
export function estimateText(i18n: Translate, days: Days): string {
  const estimate = businessDaysText(i18n, days);
  return i18n._(msg`Estimated delivery: ${estimate}`);
}

/** Return the estimate of a delivery, which is said to be free where it is. */
export function shippingText(i18n: Translate, isFree: boolean, days: Days): string {
  if (!isFree) return estimateText(i18n, days);
  const estimate = businessDaysText(i18n, days);
  return i18n._(msg`Free Shipping, estimated delivery: ${estimate}`);
}

type ZoneNames = Pick<Extract<Delivery, { method: "delivery" }>, "zone" | "zoneEs">;

/** Return the name of a zone in a language, or in the other one; '' without a zone. */
export function zoneNameIn(language: Language, { zone, zoneEs }: ZoneNames): string {
  return nameIn(language, { name: zone ?? "", nameEs: zoneEs });
}
