import { Trans } from "@lingui/react/macro";
import { formatCents } from "#app/domain/money/money.ts";
import type { Pricing } from "#app/domain/money/pricing.ts";
import { readPrice } from "#app/domain/money/product-numbers.ts";
import { finalPrice } from "#app/domain/money/tax.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { FieldProblemMessage } from "./field-problem-message.tsx";
import type { ProductForm } from "./use-product-form.ts";

/** Whether the price is meant with IVA, and what shoppers pay for the one that was typed. */
function PriceMeaning({ price, pricing }: { price: string; pricing: Pricing }) {
  const cents = readPrice(price);
  if (cents === null) {
    return pricing.pricesIncludeTax ? <Trans>With IVA</Trans> : <Trans>Without IVA</Trans>;
  }
  const amount = formatCents(finalPrice(cents, pricing));
  return pricing.pricesIncludeTax ? (
    <Trans>With IVA: shoppers pay {amount}</Trans>
  ) : (
    <Trans>Without IVA: shoppers pay {amount}</Trans>
  );
}

type PriceFieldsProps = {
  form: Pick<ProductForm, "draft" | "change" | "problems">;
  /** Null if it could not be read. */
  pricing: Pricing | null;
};

export function PriceFields({ form: { draft, change, problems }, pricing }: PriceFieldsProps) {
  const money = { inputMode: "decimal", autoComplete: "off" } as const;
  return (
    <>
      <TextField
        {...money}
        label={<Trans>Price (USD)</Trans>}
        hint={pricing && <PriceMeaning price={draft.price} pricing={pricing} />}
        required
        value={draft.price}
        onChange={(price) => change({ price })}
        error={problems.price && <FieldProblemMessage of={problems.price} />}
      />
      <TextField
        {...money}
        label={<Trans>Original price (optional)</Trans>}
        hint={<Trans>Shown struck through; 0 means none.</Trans>}
        value={draft.originalPrice}
        onChange={(originalPrice) => change({ originalPrice })}
        error={problems.originalPrice && <FieldProblemMessage of={problems.originalPrice} />}
      />
    </>
  );
}
