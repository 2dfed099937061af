import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { type PaymentProof, readProof } from "#app/data/admin/order-payment.ts";
import { ShopTime } from "#app/ui/shop-time.tsx";
import { DownloadButton } from "../table/download-button.tsx";
import { downloadFile } from "../table/download-file.ts";

type ProofProps = { orderId: string; proof: PaymentProof };

/** Return the URL of a proof's picture in this browser; null while it loads, '' if it cannot be read. */
function useProofPicture({ orderId, proof }: ProofProps): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let made: string | null = null;
    let isGone = false;
    readProof(orderId, proof.id).then(
      (blob) => {
        if (isGone) return;
        made = URL.createObjectURL(blob);
        setUrl(made);
      },
      () => setUrl(""),
    );
    return () => {
      isGone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [orderId, proof.id]);
  return url;
}

function ProofPicture(props: ProofProps) {
  const { t } = useLingui();
  const url = useProofPicture(props);
  if (url === null) return <div aria-hidden="true" className="h-48 w-36 bg-panel" />;
  if (url === "") {
    return (
      <p role="alert" className="text-oxblood text-sm">
        <Trans>The receipt could not be loaded.</Trans>
      </p>
    );
  }
  return (
    <a href={url} target="_blank" rel="noreferrer" className="inline-block">
      <img
        src={url}
        alt={t`Receipt of the payment`}
        className="max-h-96 max-w-full border border-hairline"
      />
    </a>
  );
}

function ProofFile({ orderId, proof }: ProofProps) {
  return (
    <DownloadButton
      download={async () => {
        const content = await readProof(orderId, proof.id);
        downloadFile("receipt.pdf", new Uint8Array(await content.arrayBuffer()), "application/pdf");
      }}
    >
      <Trans>Download the PDF</Trans>
    </DownloadButton>
  );
}

type ProofListProps = { orderId: string; proofs: readonly PaymentProof[] };

/** What the shopper sent. Pictures are shown, a PDF is only downloaded. */
export function ProofList({ orderId, proofs }: ProofListProps) {
  if (proofs.length === 0) return null;
  return (
    <ul className="grid gap-4">
      {proofs.map((proof) => (
        <li key={proof.id} className="grid justify-items-start gap-2">
          {proof.type === "image/webp" ? (
            <ProofPicture orderId={orderId} proof={proof} />
          ) : (
            <ProofFile orderId={orderId} proof={proof} />
          )}
          <span className="text-muted text-sm">
            <ShopTime iso={proof.createdAt} />
          </span>
        </li>
      ))}
    </ul>
  );
}
