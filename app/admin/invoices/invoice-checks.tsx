import { Trans, useLingui } from "@lingui/react/macro";
import { INVOICE_CHECKS, type InvoiceCheck } from "#app/domain/invoice/invoice-settings.ts";
import { CheckIcon } from "#app/ui/icons/check-icon.tsx";

/** Return the names of the checks. */
export function useCheckNames(): Record<InvoiceCheck, string> {
  const { t } = useLingui();
  return {
    ruc: t`The RUC is valid`,
    name: t`The legal name is there`,
    address: t`The address of the head office is there`,
    establishment: t`Establishment and emission point have three digits`,
    certificate: t`The server has a certificate for signatures`,
    certificate_ruc: t`The certificate is of this RUC`,
    certificate_time: t`The certificate is valid today`,
  };
}

/** What has to be right before invoices are sent to the SRI. */
export function InvoiceChecks({ checks }: { checks: Record<InvoiceCheck, boolean> }) {
  const names = useCheckNames();
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
            {names[check]}
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
