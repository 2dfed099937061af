import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ReviewInvitationMail } from "#app/domain/review/review-invitation.ts";
import type { ShopInformation } from "#app/domain/shop-information/shop-information.ts";
import { nameIn } from "#app/domain/text/name-in.ts";
import { settings } from "#app/settings.ts";
import type { MailContent } from "./letter.ts";
import { senderLines } from "./order-blocks.ts";
import { renderLetter } from "./render-letter.ts";

/** Return the one email that invites the buyer of an order to review what they bought. */
export function reviewInvitation(
  { language, products }: ReviewInvitationMail,
  reviewUrl: string,
  i18n: I18n,
  information: ShopInformation,
): MailContent {
  const { brand } = settings;
  const content = renderLetter({
    language,
    subject: i18n._(msg`${brand}: How does it fit?`),
    title: i18n._(msg`How does it fit?`),
    lead: i18n._(msg`A minute of your time helps others to find their size. Stars are enough.`),
    blocks: [
      {
        kind: "list",
        title: i18n._(msg`What you bought`),
        lines: products.map((product) => nameIn(language, product)),
      },
    ],
    link: { label: i18n._(msg`Write a review`), url: reviewUrl },
    closing: i18n._(
      msg`This is the only email about it. On that page you can also tell us not to ask again.`,
    ),
    sender: senderLines(information),
  });
  return { ...content, unsubscribeUrl: reviewUrl };
}
