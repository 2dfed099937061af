import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import type { PricingSettings } from "#app/data/admin/pricing.ts";
import { formatCents } from "#app/domain/money/money.ts";
import { finalPrice } from "#app/domain/money/tax.ts";
import { taxRateOn } from "#app/domain/money/tax-rate.ts";
import { ConfirmDialog } from "../../form/confirm-dialog.tsx";
import { RadioField } from "../../form/radio-field.tsx";
import { useSubmission } from "../../form/use-submission.ts";
import type { SettingsSubmission } from "../write-settings.ts";

const EXAMPLE = 10_000;

type PriceModeProps = { pricing: PricingSettings; today: string };

/** How the owner enters prices. A change needs a confirmation, because it changes what every product costs. */
export function PriceMode({ pricing: { pricesIncludeTax, rates }, today }: PriceModeProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { submit, reset, isBusy, error } = useSubmission<SettingsSubmission>({
    onDone: () => setIsAsking(false),
  });
  const taxBasisPoints = taxRateOn(rates, today)?.basisPoints ?? 0;
  const costIn = (isIncluded: boolean) =>
    formatCents(finalPrice(EXAMPLE, { taxBasisPoints, pricesIncludeTax: isIncluded }));
  const example = formatCents(EXAMPLE);
  const before = costIn(pricesIncludeTax);
  const after = costIn(!pricesIncludeTax);

  function ask() {
    reset();
    setIsAsking(true);
  }

  return (
    <fieldset className="sm:col-span-2">
      <legend className="text-muted text-sm">
        <Trans>How you enter the prices of products</Trans>
      </legend>
      <RadioField name="price-mode" checked={!pricesIncludeTax} onChange={ask}>
        <Trans>Without IVA: shoppers see the final price in a second line</Trans>
      </RadioField>
      <RadioField name="price-mode" checked={pricesIncludeTax} onChange={ask}>
        <Trans>With IVA: shoppers see this one price</Trans>
      </RadioField>
      <ConfirmDialog
        isOpen={isAsking}
        title={<Trans>Change what every product costs?</Trans>}
        error={error}
        yes={<Trans>Change Prices</Trans>}
        onYes={() => submit({ intent: "price-mode", pricesIncludeTax: !pricesIncludeTax })}
        onNo={() => setIsAsking(false)}
        isBusy={isBusy}
      >
        <Trans>
          The prices that you entered stay as they are. From now on shoppers pay {after} instead of{" "}
          {before} for a product at {example}.
        </Trans>
      </ConfirmDialog>
    </fieldset>
  );
}
