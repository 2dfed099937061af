import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { settings } from "#app/settings.ts";
import type { MailContent } from "./letter.ts";
import { renderLetter } from "./render-letter.ts";

/** Return the e-mail with the link to set a new password. */
export function passwordReset(link: string, i18n: I18n): MailContent {
  const { brand } = settings;
  const title = i18n._(msg`Choose a new password`);
  return renderLetter({
    language: i18n.locale,
    subject: `${brand}: ${title}`,
    title,
    lead: i18n._(
      msg`A new password was asked for at the owner's desk of ${brand}. The link leads to where you choose it; it works once, within 15 minutes.`,
    ),
    blocks: [],
    link: { label: title, url: link },
    closing: i18n._(msg`If it was not you who asked, you can ignore this e-mail: nothing changes.`),
  });
}
