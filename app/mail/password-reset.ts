import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { RESET_LINK_SECONDS } from "#app/domain/staff/reset-link-seconds.ts";
import { settings } from "#app/settings.ts";
import type { MailContent } from "./letter.ts";
import { renderLetter } from "./render-letter.ts";

/** Return the email with the link to set a new password. */
export function passwordReset(link: string, i18n: I18n): MailContent {
  const { brand } = settings;
  const minutes = RESET_LINK_SECONDS / 60;
  const title = i18n._(msg`Choose a new password`);
  return renderLetter({
    language: i18n.locale,
    title,
    lead: i18n._(
      msg`Someone asked for a new password for the Admin of ${brand}. The link opens the page where you choose it; it works once, for ${minutes} minutes.`,
    ),
    blocks: [],
    link: { label: title, url: link },
    closing: i18n._(msg`If this was not you, ignore this email: nothing changes.`),
  });
}
