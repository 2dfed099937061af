import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { formatPhone } from "#app/domain/format-phone.ts";
import { normalizePhone } from "#app/domain/phone.ts";
import { PAYMENT_MARK_NAMES } from "#app/domain/shop-information/payment-mark-names.ts";
import { sellerLines } from "#app/domain/shop-information/seller-lines.ts";
import type { ShopInformation } from "#app/domain/shop-information/shop-information.ts";
import { whatsappUrl } from "#app/domain/whatsapp.ts";

/** What pages show of the shop's information, in one language. */
export type ShopNotes = {
  /** Legal name, RUC and postal address, and the WhatsApp number; null where nothing is known. */
  seller: { lines: string[]; whatsapp: { label: string; url: string } | null } | null;
  /** The owner's words about delivery; '' for none. */
  delivery: string;
  returns: string[];
  payment: { label: string; marks: string[] } | null;
  estimate: Pick<ShopInformation, "preparationDays" | "deliveryDaysMin" | "deliveryDaysMax">;
  trackingPages: Record<string, string>;
};

function sellerOf(information: ShopInformation): ShopNotes["seller"] {
  const lines = sellerLines(information);
  const url = whatsappUrl(information.whatsapp);
  if (lines.length === 0 && !url) return null;
  const phone = normalizePhone(information.whatsapp) ?? "";
  return { lines, whatsapp: url ? { label: `WhatsApp ${formatPhone(phone)}`, url } : null };
}

function returnWindow(days: number, i18n: I18n): string {
  if (days === 1) return i18n._(msg`Returns within 1 business day`);
  return i18n._(msg`Returns within ${days} business days`);
}

function returnsOf({ returnDays, returnTerms }: ShopInformation, i18n: I18n): string[] {
  const within = returnDays === null ? "" : returnWindow(returnDays, i18n);
  return [within, returnTerms].filter(Boolean);
}

/**
 * Return what pages show, with texts of our own translated. Needs checkout's message catalogue. Runs on the server, so that neither the
 * texts nor this module are part of the pages' scripts.
 */
export function shopNotes(information: ShopInformation, i18n: I18n): ShopNotes {
  const { deliveryTerms, paymentMarks, trackingPages } = information;
  const { preparationDays, deliveryDaysMin, deliveryDaysMax } = information;
  return {
    seller: sellerOf(information),
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
