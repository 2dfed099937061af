import { Trans, useLingui } from "@lingui/react/macro";
import { formatCents } from "#app/domain/money.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Price } from "#app/ui/price.tsx";
import { PurchaseTerms } from "../seller/purchase-terms.tsx";
import { useChoiceName } from "../use-choice-name.ts";
import type { Summary, SummaryLine } from "./summary.ts";

function Line({ line }: { line: SummaryLine }) {
  const { t } = useLingui();
  const nameOf = useChoiceName();
  const choice = [line.size, line.color].filter(Boolean).map(nameOf).join(" · ");
  return (
    <li className="flex gap-5 py-5">
      <div className="relative w-18 shrink-0">
        {line.image && (
          <Picture src={line.image} alt="" sizes="72px" className="aspect-3/4 bg-panel" />
        )}
        <span className="absolute -top-2.5 -right-2.5 grid min-w-6 place-items-center rounded-full bg-ink px-1.5 text-xs leading-6 text-paper tabular-nums">
          <span className="sr-only">{t`Quantity`} </span>
          {line.quantity}
        </span>
      </div>
      <div className="grow">
        <p>{line.name}</p>
        <p className="text-sm text-muted">{choice}</p>
      </div>
      <Price cents={line.unitPrice * line.quantity} />
    </li>
  );
}

/** The order's lines and totals. */
export function OrderSummary({ summary }: { summary: Summary }) {
  const { t } = useLingui();
  const row = "flex justify-between gap-6";
  return (
    <aside
      aria-label={t`Order Summary`}
      className="h-fit border border-hairline bg-surface p-6 sm:p-9 lg:sticky lg:top-10"
    >
      <h2 className="text-xl">
        <Trans>Order Summary</Trans>
      </h2>
      <ul className="mt-3 divide-y divide-hairline">
        {summary.lines.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </ul>
      <dl className="grid gap-2.5 border-t border-hairline pt-6 tabular-nums">
        <div className={row}>
          <dt className="text-muted">
            <Trans>Subtotal</Trans>
          </dt>
          <dd>{formatCents(summary.subtotal)}</dd>
        </div>
        <div className={row}>
          <dt className="text-muted">
            <Trans>Tax (IVA 15%)</Trans>
          </dt>
          <dd>{formatCents(summary.tax)}</dd>
        </div>
        <div className={row}>
          <dt className="text-muted">
            <Trans>Shipping</Trans>
          </dt>
          <dd>
            <Trans>Free</Trans>
          </dd>
        </div>
        <div className={`${row} mt-3 border-t border-hairline pt-5 text-lg`}>
          <dt>
            <Trans>Total</Trans>
          </dt>
          <dd>{formatCents(summary.total)}</dd>
        </div>
      </dl>
      <p className="mt-6 text-sm text-muted">
        <Trans>Free Shipping, estimated delivery: 3-5 business days</Trans>
      </p>
      <PurchaseTerms className="mt-2" />
    </aside>
  );
}
