import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { canReceiveMail } from "#app/domain/contact/can-receive-mail.ts";

/** Says that the customer gets no email, because the order has no email address that can be written to. */
export function NoEmailNotice() {
  return <Trans>This order has no valid email address: please write to the customer.</Trans>;
}

type EmailNoticeProps = {
  email: string;
  /** What the shop's email does, where the customer can get one. */
  children?: ReactNode;
};

/** Says whether an order's customer gets an email about what happens to it. */
export function EmailNotice({
  email,
  children = <Trans>The customer gets an email.</Trans>,
}: EmailNoticeProps) {
  return canReceiveMail(email) ? children : <NoEmailNotice />;
}
