import { Trans } from "@lingui/react/macro";
import { type DiscountDraft, leavesTooLittle } from "#app/domain/discount/discount-draft.ts";

/** Return the hint at a code's percentage or amount, or null: its tax, and what a shopper sees where it may take off too much. */
export function discountValueHint(draft: DiscountDraft, pricesIncludeTax: boolean) {
  const tax = pricesIncludeTax ? <Trans>With IVA</Trans> : <Trans>Without IVA</Trans>;
  const isTooLarge = leavesTooLittle(draft);
  if (draft.kind === "percent" && !isTooLarge) return null;
  return (
    <>
      {draft.kind === "amount" && <span className="block">{tax}</span>}
      {isTooLarge && (
        <span className="block text-amber">
          <Trans>
            If less than $1.00 is left to pay with delivery, a shopper cannot use this code and
            sees: “At least $1.00 has to be left to pay. Add something to use this code.”
          </Trans>
        </span>
      )}
    </>
  );
}
