import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ServiceProblem } from "#app/domain/shop/service-problem.ts";
import type { MailContent } from "./letter.ts";
import { renderLetter } from "./render-letter.ts";

type Words = { title: ReturnType<typeof msg>; what: ReturnType<typeof msg> };

const PROBLEMS: Record<ServiceProblem, Words> = {
  backup_failed: {
    title: msg`The nightly backup failed`,
    what: msg`The shop works, and tries again every ten minutes. Please tell the person who maintains the shop: the server's log has the reason.`,
  },
  payphone_token_rejected: {
    title: msg`PayPhone rejects the shop's token`,
    what: msg`Payments by card cannot be confirmed, so PayPhone returns them to the shoppers. Please look up the token in PayPhone's dashboard, set PAYPHONE_TOKEN on the server and start the shop again.`,
  },
};

/** Return the email to the owner about a problem of the server itself. */
export function serviceAlert(problem: ServiceProblem, i18n: I18n): MailContent {
  const { title, what } = PROBLEMS[problem];
  return renderLetter({
    language: i18n.locale,
    title: i18n._(title),
    lead: i18n._(what),
    blocks: [],
    link: null,
    closing: i18n._(msg`You receive this once a day at most.`),
  });
}
