import { Trans } from "@lingui/react/macro";
import { type Cents, formatCents } from "#app/domain/money.ts";
import { classNames } from "./class-names.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

type PriceProps = { cents: Cents; original?: Cents | null; className?: string };

/** A price, with the original price struck through. */
export function Price({ cents, original, className }: PriceProps) {
  if (!original) {
    return <span className={classNames("tabular-nums", className)}>{formatCents(cents)}</span>;
  }
  return (
    <span className={classNames("tabular-nums", className)}>
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
