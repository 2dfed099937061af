import { Trans, useLingui } from "@lingui/react/macro";
import type { ShippingFieldName } from "#app/domain/checkout/shipping-draft.ts";
import type { InvoiceFieldName } from "#app/domain/invoice/invoice-draft.ts";
import { useLanguage } from "#app/ui/use-language.ts";

type MissingFieldsProps = {
  id: string;
  names: readonly ShippingFieldName[];
  invoiceNames: readonly InvoiceFieldName[];
  labels: Record<ShippingFieldName, string>;
};

/** What the form still needs. Keeps its line when nothing is missing, so that nothing moves. */
export function MissingFields({ id, names, invoiceNames, labels }: MissingFieldsProps) {
  const language = useLanguage();
  const { t } = useLingui();
  const invoiceLabels: Record<InvoiceFieldName, string> = {
    kind: t`Invoice for`,
    number: t`Number for the invoice`,
    name: t`Name on the invoice`,
  };
  const missing = [
    ...names.map((name) => labels[name]),
    ...invoiceNames.map((name) => invoiceLabels[name]),
  ];
  const list = new Intl.ListFormat(language).format(missing);
  return (
    <p id={id} className="min-h-12 text-sm text-muted sm:col-span-2">
      {missing.length > 0 && <Trans>Still missing: {list}.</Trans>}
    </p>
  );
}
