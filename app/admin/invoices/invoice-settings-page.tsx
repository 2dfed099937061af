import { Trans } from "@lingui/react/macro";
import type { DocumentSeries } from "#app/domain/invoice/document-series.ts";
import { PageHeading } from "../layout/page-heading.tsx";
import { TextLink } from "../layout/text-link.tsx";
import { UnsavedGuard } from "../unsaved/unsaved-guard.tsx";
import { DocumentNumbers } from "./document-numbers.tsx";
import { InvoiceSettingsForm, type InvoiceSettingsFormProps } from "./invoice-settings-form.tsx";

type InvoiceSettingsPageProps = InvoiceSettingsFormProps & { series: DocumentSeries[] };

/** The invoice settings, with the checks that have to pass before anything is sent to the SRI. */
export function InvoiceSettingsPage(props: InvoiceSettingsPageProps) {
  return (
    <UnsavedGuard>
      <TextLink to="/admin/invoices" className="mb-4 text-sm">
        <Trans>All invoices</Trans>
      </TextLink>
      <PageHeading title={<Trans>Invoice settings</Trans>} />
      <InvoiceSettingsForm {...props} />
      {props.series.length > 0 && (
        <DocumentNumbers settings={props.settings} series={props.series} />
      )}
    </UnsavedGuard>
  );
}
