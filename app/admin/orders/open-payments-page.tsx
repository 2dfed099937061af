import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { OpenPayment } from "#app/domain/payment/open-payment.ts";
import type { ShopError } from "#app/domain/shop/shop-error.ts";
import { Button } from "#app/ui/button.tsx";
import { PageHeading } from "../layout/page-heading.tsx";
import { TextLink } from "../layout/text-link.tsx";
import { AdminList } from "../table/admin-list.tsx";
import { OpenPaymentRow } from "./open-payment-row.tsx";
import { SettleDialog } from "./settle-dialog.tsx";

type OpenPaymentsPageProps = { payments: OpenPayment[] | null; error: ShopError | null };

const EMPTY = { reference: "", transactionId: "" };

/** The payments without a final answer from PayPhone, which staff release or settle. */
export function OpenPaymentsPage({ payments, error }: OpenPaymentsPageProps) {
  const { t } = useLingui();
  const [isSettling, setSettling] = useState(false);
  return (
    <>
      <TextLink to="/admin/orders" className="mb-4 text-sm">
        <Trans>All orders</Trans>
      </TextLink>
      <PageHeading title={<Trans>Open Payments</Trans>}>
        <Button size="sm" variant="secondary" onClick={() => setSettling(true)}>
          <Trans>Settle Another Payment</Trans>
        </Button>
      </PageHeading>
      <p className="mb-6 max-w-prose text-muted">
        <Trans>
          Here you find payments to which PayPhone has given no final answer for more than three
          minutes. The shop keeps asking.
        </Trans>
      </p>
      <AdminList
        rows={payments}
        error={error}
        failure={t`The payments could not be loaded.`}
        empty={t`No payment is open.`}
      >
        {(rows) => (
          <ul className="border-hairline border-t">
            {rows.map((payment) => (
              <OpenPaymentRow key={payment.reference} payment={payment} />
            ))}
          </ul>
        )}
      </AdminList>
      <SettleDialog initial={EMPTY} isOpen={isSettling} onClose={() => setSettling(false)} />
    </>
  );
}
