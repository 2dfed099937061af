import { Trans } from "@lingui/react/macro";
import { type FormEvent, useRef } from "react";
import type { OwnerLineDraft } from "#app/domain/owner-order-draft.ts";
import { Link } from "#app/ui/link.tsx";
import { ConfirmDialog } from "../layout/confirm-dialog.tsx";
import { PageHeading } from "../layout/page-heading.tsx";
import { AgreedSection } from "./agreed-section.tsx";
import { CustomerSection } from "./customer-section.tsx";
import { DeliverySection } from "./delivery-section.tsx";
import { ItemsSection } from "./items-section.tsx";
import { OrderTotals } from "./order-totals.tsx";
import { PaymentSection } from "./payment-section.tsx";
import { useNewOrder } from "./use-new-order.ts";

type NewOrderPageProps = {
  /** The lines of the shared bag that the page was opened with. */
  lines: OwnerLineDraft[];
  pricesIncludeTax: boolean;
};

/** The form with which staff make an order for a customer. Leaving it unsaved needs a confirmation. */
export function NewOrderPage({ lines, pricesIncludeTax }: NewOrderPageProps) {
  const form = useNewOrder(lines);
  const { blocker } = form;
  const element = useRef<HTMLFormElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (form.save()) return;
    // The fields show what is wrong with the next frame.
    requestAnimationFrame(() =>
      element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(),
    );
  }

  return (
    <>
      <Link to="/admin/orders" className="text-link mb-4 inline-flex min-h-11 items-center text-sm">
        <Trans>All orders</Trans>
      </Link>
      <PageHeading title={<Trans>New order</Trans>} />
      <form
        ref={element}
        onSubmit={submit}
        noValidate
        className="max-w-4xl border border-hairline bg-surface"
      >
        <ItemsSection form={form} pricesIncludeTax={pricesIncludeTax} />
        <AgreedSection form={form} pricesIncludeTax={pricesIncludeTax} />
        <PaymentSection form={form} />
        <CustomerSection form={form} />
        <DeliverySection form={form} />
        <OrderTotals form={form} />
      </form>
      <ConfirmDialog
        isOpen={blocker.state === "blocked"}
        title={<Trans>Discard this order?</Trans>}
        yes={<Trans>Discard</Trans>}
        no={<Trans>Keep Editing</Trans>}
        onYes={() => blocker.proceed?.()}
        onNo={() => blocker.reset?.()}
      >
        <Trans>It has not been made yet, and what you entered would be lost.</Trans>
      </ConfirmDialog>
    </>
  );
}
