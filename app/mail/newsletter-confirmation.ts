import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ShopInformation } from "#app/domain/shop-information/shop-information.ts";
import { settings } from "#app/settings.ts";
import type { MailContent } from "./letter.ts";
import { senderLines } from "./order-blocks.ts";
import { renderLetter } from "./render-letter.ts";

/** Return the email that asks the owner of an address to confirm their sign-up for the newsletter. */
export function newsletterConfirmation(
  subscriptionUrl: string,
  i18n: I18n,
  information: ShopInformation,
): MailContent {
  const { brand } = settings;
  const title = i18n._(msg`Please confirm your address`);
  return {
    ...renderLetter({
      language: i18n.locale,
      subject: `${brand}: ${title}`,
      title,
      lead: i18n._(
        msg`Someone asked for our letters to this address. We send them only after you confirm it.`,
      ),
      blocks: [],
      link: { label: i18n._(msg`Confirm my address`), url: subscriptionUrl },
      closing: i18n._(
        msg`If this was not you, ignore this email: we delete your address after 30 days. The same link removes it at once, and at any time later.`,
      ),
      sender: senderLines(information),
    }),
    unsubscribeUrl: subscriptionUrl,
  };
}
