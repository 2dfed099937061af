import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { DocumentSeries } from "#app/domain/invoice/document-series.ts";
import type { InvoiceSettings } from "#app/domain/invoice/invoice-settings.ts";
import { formatTaxDocumentNumber } from "#app/domain/invoice/tax-document.ts";
import { TextButton } from "../form/text-button.tsx";
import { SettingsSection } from "../settings/settings-section.tsx";
import { useInvoiceWords } from "../tax-documents/use-invoice-words.ts";
import { SkipDialog } from "./skip-dialog.tsx";

type DocumentNumbersProps = { settings: InvoiceSettings; series: readonly DocumentSeries[] };

/** The next number of each kind of document, which the owner may set forward. Written at once. */
export function DocumentNumbers({ settings, series }: DocumentNumbersProps) {
  const { t } = useLingui();
  const { kinds, environmentNames } = useInvoiceWords();
  const [skipped, setSkipped] = useState<DocumentSeries | null>(null);
  const { establishment, emission_point: emissionPoint } = settings;
  const format = (sequential: number) =>
    formatTaxDocumentNumber({ establishment, emissionPoint, sequential });
  return (
    <div className="mt-8 max-w-4xl border border-hairline bg-surface">
      <SettingsSection
        title={<Trans>Next numbers</Trans>}
        hint={
          <Trans>
            If this emission point has issued documents elsewhere, skip their numbers before you
            switch to production.
          </Trans>
        }
      >
        <ul aria-label={t`Next numbers`} className="border-hairline border-t sm:col-span-2">
          {series.map((each) => {
            const name = `${kinds[each.kind]}, ${environmentNames[each.environment]}`;
            return (
              <li
                key={`${each.environment} ${each.kind}`}
                className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-hairline border-b py-1 sm:grid-cols-[1fr_auto_auto]"
              >
                <span className="text-sm max-sm:col-span-2 max-sm:pt-2">{name}</span>
                <span className="break-all tabular-nums">{format(each.next)}</span>
                <TextButton
                  isMuted
                  aria-label={t`Skip numbers: ${name}`}
                  onClick={() => setSkipped(each)}
                >
                  <Trans>Skip</Trans>
                </TextButton>
              </li>
            );
          })}
        </ul>
      </SettingsSection>
      {skipped && <SkipDialog series={skipped} format={format} onClose={() => setSkipped(null)} />}
    </div>
  );
}
