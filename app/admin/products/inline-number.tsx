import { useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { AdminProduct, ProductValues } from "#app/domain/admin-product.ts";
import { ShopError } from "#app/domain/shop-error.ts";
import { classNames } from "#app/ui/class-names.ts";
import { AS_JSON } from "../layout/outcome.ts";
import { useActionDone } from "../layout/use-action-done.ts";
import type { ProductOutcome, ProductSubmission } from "./write-product.tsx";

type InlineNumberProps = {
  /** The accessible name, such as `Quantity of Silk Wrap Dress`. */
  label: string;
  product: AdminProduct;
  /** The value in the database. */
  value: string;
  inputMode: "numeric" | "decimal";
  /** Reads what was typed; null where it is no such number. */
  read: (text: string) => Partial<ProductValues> | null;
  /** Shows why the last write failed; null clears it. */
  report: (error: ShopError | null) => void;
  className?: string;
};

/** A number of a product that is edited in its table cell: Enter or blur saves, Escape reverts. */
export function InlineNumber({
  label,
  product,
  value,
  inputMode,
  read,
  report,
  className,
}: InlineNumberProps) {
  const { t } = useLingui();
  const fetcher = useFetcher<ProductOutcome>();
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const isReverted = useRef(false);

  function revert() {
    isReverted.current = false;
    setTyped(null);
    setWrong(false);
  }

  useActionDone(fetcher, ({ error, conflict }) => {
    const failure = conflict
      ? new ShopError("REJECTED", t`Somebody else has changed this number meanwhile.`)
      : error;
    if (failure) setWrong(true);
    else revert();
    report(failure);
  });

  function save() {
    if (isReverted.current || typed === null || typed === value) return revert();
    const changes = read(typed);
    setWrong(changes === null);
    if (changes === null || fetcher.state !== "idle") return;
    const submission: ProductSubmission = { intent: "change", product, changes };
    report(null);
    fetcher.submit(submission, AS_JSON);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    isReverted.current = event.key === "Escape";
    event.currentTarget.blur();
  }

  return (
    <input
      aria-label={label}
      aria-invalid={isWrong || undefined}
      inputMode={inputMode}
      value={typed ?? value}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={save}
      onKeyDown={onKeyDown}
      className={classNames(
        "min-h-11 w-full border border-transparent bg-transparent px-2 tabular-nums transition-colors",
        "hover:border-edge focus:border-ink focus:bg-surface aria-invalid:border-oxblood",
        className,
      )}
    />
  );
}
