import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { canReceiveMail } from "#app/domain/contact/can-receive-mail.ts";

/** Says that the shop tells the customer nothing, because the order has no email address that can be written to. */
export function NoEmailNotice() {
  return <Trans>This order has no valid email address: please write to the customer.</Trans>;
}

type EmailNoticeProps = {
  email: string;
  /** What the shop's email does, where the customer can get one. */
  children?: ReactNode;
};

/** Says whether the shop tells an order's customer by email what happens to it. */
export function EmailNotice({
  email,
  children = <Trans>The customer is told by email.</Trans>,
}: EmailNoticeProps) {
  return canReceiveMail(email) ? children : <NoEmailNotice />;
}
