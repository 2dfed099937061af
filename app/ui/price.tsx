import { Trans } from "@lingui/react/macro";
import { type Cents, formatCents } from "#app/domain/money/money.ts";
import { PriceWithTax } from "./price-with-tax.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

type PriceProps = { cents: Cents; original?: Cents | null; className?: string };

/** A price with the original price struck through, and below it the final price. */
export function Price({ cents, original, className }: PriceProps) {
  return (
    <span className={className}>
      <Amounts cents={cents} original={original} /> <PriceWithTax cents={cents} />
    </span>
  );
}

function Amounts({ cents, original }: Omit<PriceProps, "className">) {
  if (!original) return <span className="tabular-nums">{formatCents(cents)}</span>;
  return (
    <span className="tabular-nums">
      <VisuallyHidden>
        <Trans>Price now</Trans>{" "}
      </VisuallyHidden>
      <span className="text-terracotta">{formatCents(cents)}</span>{" "}
      <VisuallyHidden>
        <Trans>before</Trans>{" "}
      </VisuallyHidden>
      <s className="text-muted">{formatCents(original)}</s>
    </span>
  );
}
