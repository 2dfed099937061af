import { Trans } from "@lingui/react/macro";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { readPrice, readQuantity } from "#app/domain/money/product-numbers.ts";
import type { AdminProduct } from "#app/domain/product-editing/admin-product.ts";
import type { ShopError } from "#app/domain/shop/shop-error.ts";
import { classNames } from "#app/ui/class-names.ts";
import { LiveRegion } from "#app/ui/live-region.tsx";
import { FieldProblemMessage } from "./field-problem-message.tsx";
import { useProductChange } from "./use-product-change.ts";

const NUMBERS = {
  price: { read: readPrice, inputMode: "decimal", minWidth: "5.5rem" },
  quantity: { read: readQuantity, inputMode: "numeric", minWidth: "2.75rem" },
} as const;

type InlineNumberProps = {
  /** The accessible name, such as `Quantity of Silk Wrap Dress`. */
  label: string;
  product: AdminProduct;
  value: string;
  field: keyof typeof NUMBERS;
  /** Gets the error of a write; null clears it. */
  onError: (error: ShopError | null) => void;
  className?: string;
};

/** A number edited in its table cell: Enter or blur saves, Escape reverts. Both keys keep the focus. */
export function InlineNumber({
  label,
  product,
  value,
  field,
  onError,
  className,
}: InlineNumberProps) {
  const { read, inputMode, minWidth } = NUMBERS[field];
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const problemId = useId();
  /** A rejected write has its message above the table. */
  const isUnreadable = isWrong && typed !== null && read(typed) === null;
  const [isSaved, setSaved] = useState(false);
  /** Whether a number that was typed during a save is to be saved after it. */
  const isQueued = useRef(false);
  const submitted = useRef<string | null>(null);
  /** Whether the press gives the focus. */
  const isFocusing = useRef(false);

  function revert() {
    setTyped(null);
    setWrong(false);
  }

  const { change, isBusy } = useProductChange(product, (error) => {
    onError(error);
    setSaved(!error);
    if (error) setWrong(true);
    else if (typed === submitted.current) revert();
    else if (isQueued.current) save();
    isQueued.current = false;
  });

  function save() {
    if (typed === null) return revert();
    if (isBusy) {
      isQueued.current = true;
      return;
    }
    if (typed === value) return revert();
    const number = read(typed);
    setWrong(number === null);
    if (number === null) return;
    onError(null);
    setSaved(false);
    submitted.current = typed;
    change({ [field]: number });
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === "Enter") save();
    if (event.key === "Escape") revert();
  }

  return (
    <>
      <input
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isUnreadable ? problemId : undefined}
        inputMode={inputMode}
        value={typed ?? value}
        // A stored number is never clipped, however narrow its column is.
        style={{ minWidth: `max(${minWidth}, ${value.length}ch + 1.25rem)` }}
        onChange={({ currentTarget: { value: text } }) => {
          setTyped(text);
          setSaved(false);
          isQueued.current = false;
          if (read(text) !== null) setWrong(false);
        }}
        onMouseDown={({ currentTarget }) => {
          isFocusing.current = document.activeElement !== currentTarget;
        }}
        onFocus={(event) => event.currentTarget.select()}
        // Safari would replace the selection by a caret.
        onMouseUp={(event) => isFocusing.current && event.preventDefault()}
        onBlur={() => {
          // What was just rejected is sent again by Enter only: a reader has not seen the other number yet.
          if (!(isWrong && typed === submitted.current)) save();
        }}
        onKeyDown={onKeyDown}
        className={classNames(
          "min-h-11 w-full border border-transparent bg-transparent px-2 tabular-nums transition-colors",
          "hover:border-edge pointer-coarse:border-hairline focus:border-ink focus:bg-surface aria-invalid:border-oxblood",
          className,
        )}
      />
      <LiveRegion>{isSaved && <Trans>Saved.</Trans>}</LiveRegion>
      {isUnreadable && (
        <span id={problemId} role="alert" className="block max-w-40 text-oxblood text-sm">
          <FieldProblemMessage of={field} />
        </span>
      )}
    </>
  );
}
