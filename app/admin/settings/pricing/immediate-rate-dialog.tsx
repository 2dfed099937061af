import { Trans } from "@lingui/react/macro";
import type { PricingSettings } from "#app/data/admin/pricing.ts";
import { formatCents } from "#app/domain/money/money.ts";
import { totalsFor } from "#app/domain/money/tax.ts";
import { type TaxRate, taxRateOn } from "#app/domain/money/tax-rate.ts";
import { ConfirmDialog } from "../../form/confirm-dialog.tsx";

const EXAMPLE = 10_000;

type ImmediateRateDialogProps = {
  /** A rate whose first day is today. */
  rate: TaxRate;
  pricing: PricingSettings;
  onYes: () => void;
  onNo: () => void;
};

/** Confirms a rate that counts at once, by an example in dollars. */
export function ImmediateRateDialog({ rate, pricing, onYes, onNo }: ImmediateRateDialogProps) {
  const { pricesIncludeTax, rates } = pricing;
  const shown = (taxBasisPoints: number) => {
    const { tax, total } = totalsFor(EXAMPLE, { taxBasisPoints, pricesIncludeTax });
    return formatCents(pricesIncludeTax ? tax : total);
  };
  const example = formatCents(EXAMPLE);
  const before = shown(taxRateOn(rates, rate.validFrom)?.basisPoints ?? 0);
  const after = shown(rate.basisPoints);
  return (
    <ConfirmDialog
      isOpen
      title={<Trans>Change IVA today?</Trans>}
      yes={<Trans>Start Today</Trans>}
      onYes={onYes}
      onNo={onNo}
    >
      {pricesIncludeTax ? (
        <Trans>
          A product at {example} costs the same. From now on its IVA is {after} instead of {before}.
        </Trans>
      ) : (
        <Trans>
          From now on shoppers pay {after} instead of {before} for a product at {example}.
        </Trans>
      )}{" "}
      <Trans>This rate cannot be changed or removed today.</Trans>
    </ConfirmDialog>
  );
}
