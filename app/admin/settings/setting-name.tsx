import { msg } from "@lingui/core/macro";
import type { ShopInformationField } from "#app/domain/shop-information/shop-information-form.ts";
import { words } from "../form/words.ts";

const TranslatedName = words<Exclude<ShopInformationField, "ruc" | "whatsapp">>({
  legalName: msg`Legal name`,
  postalAddress: msg`Address`,
  returnDays: msg`Business days to return an item`,
  returnTerms: msg`About returns, in English`,
  returnTermsEs: msg`About returns, in Spanish`,
  preparationDays: msg`Business days to prepare an order`,
  deliveryDaysMin: msg`Business days on the way, at least`,
  deliveryDaysMax: msg`Business days on the way, at most`,
  deliveryCountries: msg`Countries you deliver to`,
  deliveryTerms: msg`About delivery, in English`,
  deliveryTermsEs: msg`About delivery, in Spanish`,
  pickupAddress: msg`Where orders can be picked up`,
  pickupNote: msg`About pick-up, in English`,
  pickupNoteEs: msg`About pick-up, in Spanish`,
  paymentMarks: msg`Card logos`,
  trackingPages: msg`Tracking pages`,
});

/** The name of a setting: its label. */
export function SettingName({ of }: { of: ShopInformationField }) {
  if (of === "ruc") return "RUC";
  if (of === "whatsapp") return "WhatsApp";
  return <TranslatedName of={of} />;
}
