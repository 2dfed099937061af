import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { INVOICE_CHECKS, type InvoiceCheck } from "#app/domain/invoice/invoice-settings.ts";
import { CheckIcon } from "#app/ui/icons/check-icon.tsx";
import { words } from "../form/words.ts";

export const CheckName = words<InvoiceCheck>({
  ruc: msg`The RUC is valid`,
  name: msg`The legal name is there`,
  address: msg`The address of the head office is there`,
  establishment: msg`Establishment and emission point have three digits`,
  certificate: msg`The server has a certificate for signatures`,
  certificate_ruc: msg`The certificate is of this RUC`,
  certificate_time: msg`The certificate is valid today`,
});

/** What has to be right before invoices are sent to the SRI. */
export function InvoiceChecks({ checks }: { checks: Record<InvoiceCheck, boolean> }) {
  return (
    <ul className="grid gap-2 sm:col-span-2">
      {INVOICE_CHECKS.map((check) => (
        <li key={check} className="flex items-center gap-3 text-sm">
          {checks[check] ? (
            <CheckIcon className="size-4 shrink-0 text-sage" />
          ) : (
            <span aria-hidden="true" className="size-4 shrink-0 border border-oxblood" />
          )}
          <span className="wrap-anywhere min-w-0">
            <CheckName of={check} />
            <span className={checks[check] ? "sr-only" : "text-oxblood"}>
              {": "}
              {checks[check] ? <Trans>passed</Trans> : <Trans>missing</Trans>}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
