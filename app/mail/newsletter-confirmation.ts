import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ShopInformation } from "#app/domain/shop-information/shop-information.ts";
import type { MailContent } from "./letter.ts";
import { senderLines } from "./order-blocks.ts";
import { renderLetter } from "./render-letter.ts";

/** Return the email that asks the owner of an address to confirm their sign-up for the newsletter. */
export function newsletterConfirmation(
  subscriptionUrl: string,
  i18n: I18n,
  information: ShopInformation,
): MailContent {
  return {
    ...renderLetter({
      language: i18n.locale,
      title: i18n._(msg`Please confirm your email address`),
      lead: i18n._(
        msg`Someone asked for our letters at this email address. We will send them only after you confirm it.`,
      ),
      blocks: [],
      link: { label: i18n._(msg`Confirm my email address`), url: subscriptionUrl },
      closing: i18n._(
        msg`If this was not you, ignore this email: we will delete your email address after 30 days. The same link removes it at once, and at any time later.`,
      ),
      sender: senderLines(information),
    }),
    unsubscribeUrl: subscriptionUrl,
  };
}
