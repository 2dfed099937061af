import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import type { OpenPayment } from "#app/domain/open-payment.ts";
import type { ShopError } from "#app/domain/shop-error.ts";
import { Button } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { LoadError } from "../layout/load-error.tsx";
import { PageHeading } from "../layout/page-heading.tsx";
import { OpenPaymentRow } from "./open-payment-row.tsx";
import { SettleDialog } from "./settle-dialog.tsx";

type OpenPaymentsPageProps = { payments: OpenPayment[] | null; error: ShopError | null };

const EMPTY = { reference: "", transactionId: "" };

/** The payments without a final answer from PayPhone, which staff release or settle. */
export function OpenPaymentsPage({ payments, error }: OpenPaymentsPageProps) {
  const [isSettling, setSettling] = useState(false);
  return (
    <>
      <Link to="/admin/orders" className="text-link mb-4 inline-flex min-h-11 items-center text-sm">
        <Trans>All orders</Trans>
      </Link>
      <PageHeading title={<Trans>Open Payments</Trans>}>
        <Button size="sm" variant="secondary" onClick={() => setSettling(true)}>
          <Trans>Settle Another Payment</Trans>
        </Button>
      </PageHeading>
      <p className="mb-6 max-w-prose text-muted">
        <Trans>
          PayPhone has given no final answer to these payments for more than three minutes. The shop
          keeps asking by itself.
        </Trans>
      </p>
      {error && (
        <LoadError error={error}>
          <Trans>The payments could not be loaded.</Trans>
        </LoadError>
      )}
      {payments && payments.length > 0 && (
        <ul className="border-hairline border-t">
          {payments.map((payment) => (
            <OpenPaymentRow key={payment.reference} payment={payment} />
          ))}
        </ul>
      )}
      {payments && payments.length === 0 && (
        <p className="border-hairline border-y py-16 text-center text-muted">
          <Trans>No payment is open.</Trans>
        </p>
      )}
      <SettleDialog initial={EMPTY} isOpen={isSettling} onClose={() => setSettling(false)} />
    </>
  );
}
