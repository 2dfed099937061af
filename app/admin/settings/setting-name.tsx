import { Trans } from "@lingui/react/macro";
import type { ShopInformationField } from "#app/domain/shop-information/shop-information-form.ts";

/** The name of a setting, as in a conflict. */
export function SettingName({ field }: { field: ShopInformationField }) {
  switch (field) {
    case "legalName":
      return <Trans>Legal name</Trans>;
    case "ruc":
      return "RUC";
    case "postalAddress":
      return <Trans>Address</Trans>;
    case "whatsapp":
      return "WhatsApp";
    case "returnDays":
      return <Trans>Business days to return an item</Trans>;
    case "returnTerms":
      return <Trans>About returns, in English</Trans>;
    case "returnTermsEs":
      return <Trans>About returns, in Spanish</Trans>;
    case "preparationDays":
      return <Trans>Business days to prepare an order</Trans>;
    case "deliveryDaysMin":
      return <Trans>Business days on the way, at least</Trans>;
    case "deliveryDaysMax":
      return <Trans>Business days on the way, at most</Trans>;
    case "deliveryCountries":
      return <Trans>Countries you deliver to</Trans>;
    case "deliveryTerms":
      return <Trans>About delivery, in English</Trans>;
    case "deliveryTermsEs":
      return <Trans>About delivery, in Spanish</Trans>;
    case "pickupAddress":
      return <Trans>Where orders can be picked up</Trans>;
    case "pickupNote":
      return <Trans>About picking up, in English</Trans>;
    case "pickupNoteEs":
      return <Trans>About picking up, in Spanish</Trans>;
    case "paymentMarks":
      return <Trans>Ways to pay</Trans>;
    case "trackingPages":
      return <Trans>Tracking pages</Trans>;
  }
}
