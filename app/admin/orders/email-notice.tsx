import { Trans } from "@lingui/react/macro";
import { canReceiveMail } from "#app/domain/contact/can-receive-mail.ts";
import { NoEmailNotice } from "./no-email-notice.tsx";

/** Says whether the shop tells an order's customer by email what happens to it. */
export function EmailNotice({ email }: { email: string }) {
  return canReceiveMail(email) ? <Trans>The customer is told by email.</Trans> : <NoEmailNotice />;
}
