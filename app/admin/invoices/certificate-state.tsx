import { Trans } from "@lingui/react/macro";
import type { InvoiceCertificate } from "#app/domain/invoice/invoice-settings.ts";
import { ShopTime } from "#app/ui/shop-time.tsx";

/** Whose certificate the server has, and until when; never its key. */
export function CertificateState({ certificate }: { certificate: InvoiceCertificate | null }) {
  if (!certificate) {
    return (
      <p className="text-sm sm:col-span-2">
        <Trans>
          The server has no certificate. Set SRI_CERTIFICATE_FILE and SRI_CERTIFICATE_PASSWORD and
          start the shop again. The certificate is never stored in the database.
        </Trans>
      </p>
    );
  }
  return (
    <p className="text-sm sm:col-span-2">
      {certificate.subject}
      <span className="block text-muted">{certificate.issuer}</span>
      <span className="block text-muted">
        <Trans>RUC</Trans> {certificate.rucs.join(", ") || "–"} · <Trans>valid until</Trans>{" "}
        <ShopTime iso={certificate.validUntil} />
      </span>
    </p>
  );
}
