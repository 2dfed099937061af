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
  proofs_full: {
    title: msg`The space for receipts is full`,
    what: msg`Shoppers who pay by transfer are asked to send their receipt by email. Please confirm or refuse the receipts under Orders: those of unpaid orders are deleted a week after their payment was due. If strangers send many files, tell the person who maintains the shop.`,
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
