import { useEffect, useState } from "react";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";
import { newestCheckout } from "./pending-checkout.ts";
import { type KnownProgress, watchPayment } from "./watch-payment.ts";

/**
 * Return the progress of the payment of this browser's last checkout, or of `awaited`; null until it is known. It is
 * asked for again while the payment is being checked.
 */
export function usePaymentProgress(awaited: string | null = null): KnownProgress | null {
  const path = useLocalizedPath()("/checkout/payment");
  const [progress, setProgress] = useState<KnownProgress | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    void watchPayment({
      path,
      reference: awaited ?? newestCheckout(),
      isCertain: awaited !== null,
      signal: controller.signal,
      onChange: setProgress,
    });
    return () => controller.abort();
  }, [path, awaited]);
  return progress;
}
