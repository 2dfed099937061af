import { Trans, useLingui } from "@lingui/react/macro";
import type { AwaitingOrder } from "#app/domain/order/awaiting-order.ts";
import { useLanguage } from "#app/ui/use-language.ts";

/** The owner's words on how to pay, and the code to scan. */
export function PaymentInstructions({ found }: { found: AwaitingOrder }) {
  const { t } = useLingui();
  const text = found.instructions[useLanguage()];
  if (!text && !found.qrImage) return null;
  return (
    <section aria-labelledby="how-to-pay" className="grid gap-4">
      <h2 id="how-to-pay" className="text-xl">
        <Trans>How to pay</Trans>
      </h2>
      {text && <p className="wrap-anywhere whitespace-pre-line">{text}</p>}
      {found.qrImage && (
        <img
          src={found.qrImage}
          alt={t`QR code`}
          width={240}
          height={240}
          className="border border-hairline bg-surface p-3"
        />
      )}
    </section>
  );
}
