import { Trans } from "@lingui/react/macro";
import type { OwnerLineDraft } from "#app/domain/owner-order/owner-order-draft.ts";
import { useFirstProblem } from "../form/use-first-problem.ts";
import { ValidatedForm } from "../form/validated-form.tsx";
import { PageHeading } from "../layout/page-heading.tsx";
import { TextLink } from "../layout/text-link.tsx";
import { UnsavedGuard } from "../unsaved/unsaved-guard.tsx";
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

function OrderForm({ lines, pricesIncludeTax }: NewOrderPageProps) {
  const form = useNewOrder(lines);
  const element = useFirstProblem(form.rejected);

  return (
    <ValidatedForm
      ref={element}
      onSubmit={form.save}
      className="max-w-4xl border border-hairline bg-surface"
    >
      <ItemsSection form={form} pricesIncludeTax={pricesIncludeTax} />
      <AgreedSection form={form} pricesIncludeTax={pricesIncludeTax} />
      <PaymentSection form={form} />
      <CustomerSection form={form} />
      <DeliverySection form={form} />
      <OrderTotals form={form} />
    </ValidatedForm>
  );
}

/** The page on which staff make an order for a customer. Leaving it unsaved needs a confirmation. */
export function NewOrderPage(props: NewOrderPageProps) {
  return (
    <UnsavedGuard>
      <TextLink to="/admin/orders" className="mb-4 text-sm">
        <Trans>All orders</Trans>
      </TextLink>
      <PageHeading title={<Trans>New order</Trans>} />
      <OrderForm {...props} />
    </UnsavedGuard>
  );
}
