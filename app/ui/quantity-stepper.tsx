import { NumberField } from "@base-ui/react/number-field";
import { useLingui } from "@lingui/react/macro";
import { classNames } from "./class-names.ts";
import { MinusIcon } from "./icons/minus-icon.tsx";
import { PlusIcon } from "./icons/plus-icon.tsx";

type QuantityStepperProps = {
  /** The accessible name, such as `Quantity` or `Quantity of Silk Wrap Dress`. */
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  disabled?: boolean;
  size?: "md" | "sm";
};

const STEP =
  "grid place-items-center text-ink transition-colors hover:text-terracotta " +
  "data-disabled:text-hairline data-disabled:cursor-not-allowed";

/** A whole number between `min` and `max` with a minus and a plus; a cleared field keeps the last number. */
export function QuantityStepper({
  label,
  value,
  onChange,
  min = 1,
  max,
  disabled,
  size = "md",
}: QuantityStepperProps) {
  const { t } = useLingui();
  const side = size === "md" ? "h-13 w-11" : "h-11 w-11";
  return (
    <NumberField.Root
      value={value}
      onValueChange={(next) => next !== null && onChange(next)}
      min={min}
      max={max}
      disabled={disabled}
      format={{ maximumFractionDigits: 0, useGrouping: false }}
    >
      <NumberField.Group className="inline-flex border border-edge bg-surface">
        <NumberField.Decrement aria-label={t`Decrease quantity`} className={classNames(STEP, side)}>
          <MinusIcon />
        </NumberField.Decrement>
        <NumberField.Input
          aria-label={label}
          className="w-10 bg-transparent text-center text-base tabular-nums"
        />
        <NumberField.Increment aria-label={t`Increase quantity`} className={classNames(STEP, side)}>
          <PlusIcon />
        </NumberField.Increment>
      </NumberField.Group>
    </NumberField.Root>
  );
}
