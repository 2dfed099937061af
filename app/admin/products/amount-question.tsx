import { Trans } from "@lingui/react/macro";
import { amountIn } from "#app/domain/csv/csv-amount.ts";
import { centsFromAmount, formatCents } from "#app/domain/money/money.ts";
import type { PlannedRow } from "#app/domain/product-csv/product-import.ts";
import { Button } from "#app/ui/button.tsx";

type AmountQuestionProps = {
  rows: PlannedRow[];
  /** Reads such amounts as thousands. */
  onThousands: () => void;
};

/** Asks what amounts such as `1.245` mean; nothing if the file has none. */
export function AmountQuestion({ rows, onThousands }: AmountQuestionProps) {
  const [first] = rows.flatMap((row) =>
    row.action === "reject" && row.problem.kind === "ambiguous" ? [row.problem.text] : [],
  );
  if (first === undefined) return null;
  const price = formatCents(centsFromAmount(amountIn(first)));
  return (
    <div
      role="alert"
      className="grid justify-items-start gap-3 border-amber border-l-2 bg-panel/60 px-4 py-4 text-sm"
    >
      <p>
        <Trans>
          Does “{first}” mean {price}? If not, close this and write such amounts with two decimals.
        </Trans>
      </p>
      <Button size="sm" variant="secondary" onClick={onThousands}>
        <Trans>Yes, read it as {price}</Trans>
      </Button>
    </div>
  );
}
