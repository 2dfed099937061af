import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useId, useState } from "react";
import { formatCents } from "#app/domain/money/money.ts";
import { classNames } from "#app/ui/class-names.ts";
import { ChevronDownIcon } from "#app/ui/icons/chevron-down-icon.tsx";
import { PurchaseTerms } from "../seller/purchase-terms.tsx";
import { AmountRows, DeliveryRow } from "./amount-rows.tsx";
import { DeliveryPromise } from "./delivery-promise.tsx";
import { FocusAnchor } from "./focus-anchor.ts";
import type { Summary } from "./summary.ts";
import { SummaryLines } from "./summary-lines.tsx";

type HeadingProps = { total: string; contentId: string; isOpen: boolean; onToggle: () => void };

/** The heading: with the total, and opening the summary, where the form has the whole width. */
function Heading({ total, contentId, isOpen, onToggle }: HeadingProps) {
  return (
    <h2 className="text-base lg:text-xl">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={contentId}
        onClick={onToggle}
        className="flex min-h-16 w-full flex-wrap items-center gap-x-2 py-3 text-left lg:hidden"
      >
        <span className="flex items-center gap-2">
          <Trans>Order Summary</Trans>
          <ChevronDownIcon
            className={classNames("size-4 shrink-0 transition-transform", isOpen && "rotate-180")}
          />
        </span>
        <span className="ml-auto font-sans text-lg tabular-nums">{total}</span>
      </button>
      <span className="hidden lg:inline">
        <Trans>Order Summary</Trans>
      </span>
    </h2>
  );
}

type OrderSummaryProps = {
  summary: Summary;
  /** Whether the children show an error, which opens the summary. */
  hasProblem: boolean;
  children?: ReactNode;
};

/** The order's lines and totals. Narrow screens begin with the total, which opens them. */
export function OrderSummary({ summary, hasProblem, children }: OrderSummaryProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const [hadProblem, setHadProblem] = useState(false);
  if (hasProblem !== hadProblem) {
    setHadProblem(hasProblem);
    if (hasProblem) setIsOpen(true);
  }
  const contentId = useId();
  const total = formatCents(summary.total);
  return (
    <aside
      aria-label={t`Order Summary`}
      className="h-fit border border-hairline bg-surface px-6 lg:sticky lg:top-10 lg:order-last lg:p-9"
    >
      <Heading {...{ total, contentId, isOpen }} onToggle={() => setIsOpen(!isOpen)} />
      <FocusAnchor isOpen={isOpen} />
      <div id={contentId} className={classNames("pb-6 lg:pb-0", !isOpen && "max-lg:hidden")}>
        <SummaryLines lines={summary.lines} />
        {children}
        <dl className="grid gap-2.5 border-t border-hairline pt-6 tabular-nums">
          <AmountRows amounts={summary} totalClassName="mt-3 border-t border-hairline pt-5">
            <DeliveryRow {...summary} />
          </AmountRows>
        </dl>
        <p className="mt-6 text-sm text-muted">
          <DeliveryPromise summary={summary} />
        </p>
        <PurchaseTerms className="mt-2" />
      </div>
    </aside>
  );
}
