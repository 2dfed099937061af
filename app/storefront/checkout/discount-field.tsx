import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { DiscountProblem } from "./discount-problem.tsx";
import type { Discount } from "./use-discount.ts";

function AppliedCode({ discount: { quote, enter } }: { discount: Discount }) {
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

/** A discount code: closed until a shopper opens it. */
export function DiscountField({ discount }: { discount: Discount }) {
  const { code, quote, error, isAsking, enter } = discount;
  const [typed, setTyped] = useState(code);

  function apply(event: FormEvent) {
    event.preventDefault();
    enter(typed);
  }

  return (
    <div className="border-hairline border-t py-2">
      <div role="status">{quote && <AppliedCode discount={discount} />}</div>
      {!quote && (
        <details open={code !== ""}>
          <summary className="min-h-11 cursor-pointer content-center text-muted text-sm">
            <Trans>Discount code</Trans>
          </summary>
          <form onSubmit={apply} noValidate className="flex items-start gap-3 pb-3">
            <TextField
              className="grow"
              label={<Trans>Your code</Trans>}
              value={typed}
              onChange={setTyped}
              error={error && !isAsking && <DiscountProblem error={error} />}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={60}
            />
            <Button type="submit" variant="secondary" size="sm" className="mt-6.5">
              <Trans>Apply</Trans>
            </Button>
          </form>
        </details>
      )}
    </div>
  );
}
