import { Trans } from "@lingui/react/macro";
import { classNames } from "#app/ui/class-names.ts";

type StepIndicatorProps = { step: "shipping" | "payment" };

export function StepIndicator({ step }: StepIndicatorProps) {
  const isPayment = step === "payment";
  const mark = (isCurrent: boolean) =>
    classNames(
      "label-caps pb-2",
      // No transparent border for the other step: forced colors would show it.
      isCurrent ? "border-terracotta border-b text-ink" : "text-muted",
    );
  return (
    <ol className="mb-8 flex gap-8">
      <li className={mark(!isPayment)} aria-current={isPayment ? undefined : "step"}>
        <Trans>1. Shipping</Trans>
      </li>
      <li className={mark(isPayment)} aria-current={isPayment ? "step" : undefined}>
        <Trans>2. Payment</Trans>
      </li>
    </ol>
  );
}
