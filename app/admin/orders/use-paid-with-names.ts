import { useLingui } from "@lingui/react/macro";
import type { PaidWith } from "#app/domain/checkout/payment-method.ts";

/** Return the names of the ways in which a member of staff is paid. */
export function usePaidWithNames(): Record<PaidWith, string> {
  const { t } = useLingui();
  return { cash: t`cash`, terminal: t`card terminal`, transfer: t`transfer` };
}
