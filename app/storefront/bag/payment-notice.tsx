import { ButtonLink } from "#app/ui/button-link.tsx";
import { outcomePath } from "../payment-progress/outcome-path.ts";
import type { KnownProgress } from "../payment-progress/watch-payment.ts";

/** In place of the button to checkout: the bag is being paid for, or its order is made. */
export function PaymentNotice({ progress }: { progress: KnownProgress }) {
  return (
    <div className="grid gap-4">
      <p role="status" className="border-sage border-l-2 pl-3">
        {progress.notice}
      </p>
      {progress.state !== "checking" && (
        <ButtonLink to={outcomePath(progress)} reloadDocument>
          {progress.receiptLabel}
        </ButtonLink>
      )}
    </div>
  );
}
