import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { ChevronDownIcon } from "#app/ui/icons/chevron-down-icon.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { DiscountProblem } from "./discount-problem.tsx";
import type { Discount } from "./use-discount.ts";

type AppliedCodeProps = { discount: Discount; removeButton: RefObject<HTMLButtonElement | null> };

function AppliedCode({ discount: { quote, enter }, removeButton }: AppliedCodeProps) {
  const { t } = useLingui();
  const code = quote?.code;

  return (
    <p className="flex min-h-11 items-center justify-between gap-4 text-sage">
      {quote?.kind === "free_delivery" ? (
        <Trans>Code {code}: free delivery</Trans>
      ) : (
        <Trans>Code {code} applied</Trans>
      )}
      <button
        ref={removeButton}
        type="button"
        aria-label={t`Remove the code ${code}`}
        onClick={() => enter("")}
        className="text-link min-h-11 text-muted text-sm hover:text-terracotta"
      >
        <Trans>Remove</Trans>
      </button>
    </p>
  );
}

type CodeFormProps = {
  discount: Discount;
  summary: RefObject<HTMLElement | null>;
  typed: string;
  onType: (typed: string) => void;
};

function CodeForm({ discount, summary, typed, onType }: CodeFormProps) {
  const { code, error, isAsking, enter } = discount;

  function apply(event: FormEvent) {
    event.preventDefault();
    enter(typed);
  }

  return (
    <details open={code !== ""} className="group">
      <summary
        ref={summary}
        className="flex min-h-11 cursor-pointer items-center gap-1.5 text-muted text-sm [&::-webkit-details-marker]:hidden"
      >
        <Trans>Discount code</Trans>
        <ChevronDownIcon className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <form onSubmit={apply} noValidate className="flex items-start gap-3 pb-3">
        <TextField
          className="grow"
          inputClassName="min-h-12! px-4!"
          label={<Trans>Your code</Trans>}
          value={typed}
          onChange={onType}
          error={error && !isAsking && <DiscountProblem error={error} />}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
        />
        <Button type="submit" variant="secondary" size="sm" className="mt-7.5 min-h-12! shrink-0">
          <Trans>Apply</Trans>
        </Button>
      </form>
    </details>
  );
}

/** A discount code: closed until a shopper opens it. */
export function DiscountField({ discount }: { discount: Discount }) {
  const { code, quote } = discount;
  const [typed, setTyped] = useState(code);
  const isPressed = useRef(false);
  const removeButton = useRef<HTMLButtonElement>(null);
  const summary = useRef<HTMLElement>(null);
  const isApplied = quote !== null;

  // The pressed control is removed: what replaces it gets its focus.
  useEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    if (document.activeElement !== document.body) return;
    (isApplied ? removeButton : summary).current?.focus();
  }, [isApplied]);

  function enter(next: string) {
    isPressed.current = true;
    discount.enter(next);
  }

  const part = { ...discount, enter };
  return (
    <div className="border-hairline border-t py-2">
      <div role="status">
        {isApplied && <AppliedCode discount={part} removeButton={removeButton} />}
      </div>
      {!isApplied && <CodeForm discount={part} summary={summary} typed={typed} onType={setTyped} />}
    </div>
  );
}
