import { Trans } from "@lingui/react/macro";
import { useEffect } from "react";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";
import { outcomePath } from "../payment-progress/outcome-path.ts";
import type { KnownProgress } from "../payment-progress/watch-payment.ts";
import { SupportLink } from "../seller/support-link.tsx";

/** The checkout of a bag whose payment has no final answer yet. It becomes the receipt without a reload. */
export function PaymentUnderWay({ progress }: { progress: KnownProgress }) {
  const path = useLocalizedPath()(outcomePath(progress));
  const isKnown = progress.state !== "checking";
  useEffect(() => {
    if (isKnown) window.location.replace(path);
  }, [isKnown, path]);
  return (
    <section className="grid max-w-2xl gap-6">
      <div role="status" className="grid gap-4">
        <h2 className="flex items-center gap-4 text-2xl">
          <Spinner className="shrink-0" />
          <Trans>Your payment is being checked</Trans>
        </h2>
        <p className="text-muted">
          <Trans>
            We are waiting for PayPhone's answer about your last payment. You do not need to pay
            again: your items stay reserved, and your receipt will appear here automatically.
          </Trans>
        </p>
      </div>
      <p className="text-sm text-muted">
        <Trans>
          You can close this page. Your receipt comes by email, too. Questions? Write to{" "}
          <SupportLink className="text-ink" />
        </Trans>
      </p>
      <ButtonLink to="/" variant="secondary" reloadDocument className="justify-self-start">
        <Trans>Continue Shopping</Trans>
      </ButtonLink>
    </section>
  );
}
