import { useLingui } from "@lingui/react/macro";
import { type ChangeEvent, useState } from "react";
import { classNames } from "./class-names.ts";
import { MinusIcon } from "./icons/minus-icon.tsx";
import { PlusIcon } from "./icons/plus-icon.tsx";
import { NativeButton } from "./native-button.tsx";

type QuantityStepperProps = {
  /** The accessible name, such as `Quantity` or `Quantity of Silk Wrap Dress`. */
  label: string;
  /** What is counted, for the names of the buttons where a page has several steppers. */
  item?: string;
  value: number;
  onChange: (value: number) => void;
  max?: number;
  disabled?: boolean;
  size?: "md" | "sm";
};

const STEP =
  "grid place-items-center text-ink transition-colors hover:text-terracotta " +
  "disabled:text-edge disabled:cursor-not-allowed";

const FIELD =
  "w-11 bg-transparent text-center text-base tabular-nums [appearance:textfield] " +
  "[&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none";

/** An integer input from 1 to `max` with minus and plus buttons. An empty field reverts on blur. */
export function QuantityStepper({
  label,
  item,
  value,
  onChange,
  max = Number.MAX_SAFE_INTEGER,
  disabled,
  size = "md",
}: QuantityStepperProps) {
  const { t } = useLingui();
  // Invalid input, corrected on blur.
  const [draft, setDraft] = useState<string | null>(null);
  const side = size === "md" ? "h-13 w-11" : "h-11 w-11";

  const commit = (next: number) => {
    setDraft(null);
    if (next !== value) onChange(next);
  };
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const next = target.valueAsNumber;
    if (Number.isInteger(next) && next >= 1 && next <= max) return commit(next);
    setDraft(target.value);
  };
  const handleBlur = () => {
    if (draft === null) return;
    const next = draft === "" ? value : Math.trunc(Number(draft));
    commit(Math.max(1, Math.min(next, max)));
  };

  return (
    <div className="inline-flex border border-edge bg-surface">
      <NativeButton
        tabIndex={-1}
        aria-label={item ? t`Decrease quantity of ${item}` : t`Decrease quantity`}
        disabled={disabled}
        isInactive={value <= 1}
        onClick={() => commit(value - 1)}
        className={classNames(STEP, side)}
      >
        <MinusIcon />
      </NativeButton>
      <input
        type="number"
        autoComplete="off"
        inputMode="numeric"
        aria-label={label}
        min={1}
        max={max}
        disabled={disabled}
        value={draft ?? value}
        onChange={handleChange}
        onBlur={handleBlur}
        className={FIELD}
      />
      <NativeButton
        tabIndex={-1}
        aria-label={item ? t`Increase quantity of ${item}` : t`Increase quantity`}
        disabled={disabled}
        isInactive={value >= max}
        onClick={() => commit(value + 1)}
        className={classNames(STEP, side)}
      >
        <PlusIcon />
      </NativeButton>
    </div>
  );
}
