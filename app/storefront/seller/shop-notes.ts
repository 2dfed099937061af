import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { formatPhone } from "#app/domain/contact/format-phone.ts";
import { normalizePhone } from "#app/domain/contact/phone.ts";
import { whatsappUrl } from "#app/domain/contact/whatsapp.ts";
import { shippingText, USUAL_DAYS } from "#app/domain/delivery/delivery-words.ts";
import { type DeliveryZone, FREE_EVERYWHERE } from "#app/domain/delivery/delivery-zone.ts";
import { formatCents } from "#app/domain/money/money.ts";
import { DEFAULT_PRICING, type Pricing } from "#app/domain/money/pricing.ts";
import { finalPrice } from "#app/domain/money/tax.ts";
import type { Estimate } from "#app/domain/shop-information/delivery-dates.ts";
import { PAYMENT_MARK_NAMES } from "#app/domain/shop-information/payment-mark-names.ts";
import { sellerLines } from "#app/domain/shop-information/seller-lines.ts";
import type { ShopInformation } from "#app/domain/shop-information/shop-information.ts";

/** What pages show of the shop's information, in one language. */
export type ShopNotes = {
  /** Legal name, RUC and postal address, and the WhatsApp number; null where nothing is known. */
  seller: { lines: string[]; whatsapp: { label: string; url: string } | null } | null;
  /** What delivery costs and how long it takes; '' where the shop only hands out. */
  shipping: string;
  /** Where orders can be picked up; null for nowhere. */
  pickup: { address: string; note: string } | null;
  /** The owner's words about delivery; '' for none. */
  delivery: string;
  returns: string[];
  payment: { label: string; marks: string[] } | null;
  estimate: Estimate;
  trackingPages: Record<string, string>;
};

function sellerOf(information: ShopInformation): ShopNotes["seller"] {
  const lines = sellerLines(information);
  const url = whatsappUrl(information.whatsapp);
  if (lines.length === 0 && !url) return null;
  const phone = normalizePhone(information.whatsapp) ?? "";
  return { lines, whatsapp: url ? { label: `WhatsApp ${formatPhone(phone)}`, url } : null };
}

function returnsOf({ returnDays: days, returnTerms }: ShopInformation, i18n: I18n): string[] {
  const within = days === null ? "" : i18n._(msg`Returns within ${days} business days of delivery`);
  return [within, returnTerms].filter(Boolean);
}

/** What delivery costs by province, and how prices become final ones. */
type DeliveryCost = { zones: readonly DeliveryZone[]; pricing: Pricing };

const USUAL_COST: DeliveryCost = { zones: [FREE_EVERYWHERE], pricing: DEFAULT_PRICING };

/** Name the lowest price where zones differ, and the days of all of them. */
function shippingOf({ zones, pricing }: DeliveryCost, i18n: I18n): string {
  const [first] = zones;
  if (!first) return "";
  const prices = zones.map(({ price }) => price);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const days = {
    daysMin: Math.min(...zones.map(({ daysMin }) => daysMin ?? USUAL_DAYS.daysMin)),
    daysMax: Math.max(...zones.map(({ daysMax }) => daysMax ?? USUAL_DAYS.daysMax)),
  };
  const text = shippingText(i18n, most === 0, days);
  if (most === 0) return text;
  const cost = formatCents(finalPrice(least, pricing));
  const shipping =
    least === most ? i18n._(msg`Shipping ${cost}`) : i18n._(msg`Shipping from ${cost}`);
  return `${shipping}. ${text}`;
}

/**
 * Return what pages show, with texts of our own translated. Needs the message catalogues of shop and checkout. Runs on the server, so that neither the
 * texts nor this module are part of the pages' scripts.
 */
export function shopNotes(
  information: ShopInformation,
  i18n: I18n,
  cost: DeliveryCost = USUAL_COST,
): ShopNotes {
  const { deliveryTerms, pickupAddress, pickupNote, paymentMarks, trackingPages } = information;
  const { preparationDays, deliveryDaysMin, deliveryDaysMax } = information;
  return {
    seller: sellerOf(information),
    shipping: shippingOf(cost, i18n),
    pickup: pickupAddress ? { address: pickupAddress, note: pickupNote } : null,
    delivery: deliveryTerms,
    returns: returnsOf(information, i18n),
    payment:
      paymentMarks.length === 0
        ? null
        : {
            label: i18n._(msg`Ways to pay`),
            marks: paymentMarks.map((mark) => PAYMENT_MARK_NAMES[mark]),
          },
    estimate: { preparationDays, deliveryDaysMin, deliveryDaysMax },
    trackingPages,
  };
}
