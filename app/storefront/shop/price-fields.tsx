import { Trans, useLingui } from "@lingui/react/macro";
import { use, useId } from "react";
import type { Filters } from "#app/domain/catalogue/filters.ts";
import { ShopPricing } from "#app/ui/shop-pricing.ts";

type PriceFieldProps = {
  name: "min" | "max";
  label: string;
  shortLabel: string;
  value: number;
  errorId?: string;
};

function PriceField({ name, label, shortLabel, value, errorId }: PriceFieldProps) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-1 items-center gap-2 border-edge border-b outline-offset-3 outline-terracotta transition-colors hover:border-ink has-focus-visible:outline-2">
      <label htmlFor={id} className="shrink-0 text-muted text-sm">
        {shortLabel} $ <span className="sr-only">{label}</span>
      </label>
      <input
        id={id}
        name={name}
        type="number"
        inputMode="numeric"
        min={0}
        step="any"
        defaultValue={value}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        className="[appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none min-h-11 w-full min-w-0 bg-transparent tabular-nums outline-none"
      />
    </div>
  );
}

type PriceFieldsProps = {
  initial: Filters;
  /** Whether the price range is empty. */
  isImpossible: boolean;
};

/** The price range in dollars; an empty field means its default (specification section 5). */
export function PriceFields({ initial, isImpossible }: PriceFieldsProps) {
  const { t } = useLingui();
  const id = useId();
  const errorId = isImpossible ? id : undefined;
  return (
    <fieldset>
      <legend className="label-caps text-muted">
        <Trans>Price Range</Trans>
      </legend>
      <div className="mt-1 flex items-center gap-5">
        <PriceField
          name="min"
          label={t`Minimum price`}
          shortLabel={t`Min`}
          value={initial.priceMin}
          errorId={errorId}
        />
        <PriceField
          name="max"
          label={t`Maximum price`}
          shortLabel={t`Max`}
          value={initial.priceMax}
          errorId={errorId}
        />
      </div>
      {!use(ShopPricing).pricesIncludeTax && (
        <p className="mt-2 text-muted text-xs">
          <Trans>Prices without IVA</Trans>
        </p>
      )}
      {isImpossible && (
        <p id={errorId} role="alert" className="mt-2 text-oxblood text-sm">
          <Trans>The minimum is above the maximum, so nothing can match.</Trans>
        </p>
      )}
    </fieldset>
  );
}
