import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { TaxonomyEntry } from "#app/domain/catalogue/taxonomy-entry.ts";
import { type DiscountCode, discountStateOf } from "#app/domain/discount/discount-code.ts";
import { formatCents } from "#app/domain/money/money.ts";
import { ErrorMessage } from "../failure/error-message.tsx";
import { useReturnFocus } from "../focus/use-return-focus.ts";
import { ConfirmDialog } from "../form/confirm-dialog.tsx";
import { Joined } from "../form/joined.tsx";
import { TextButton } from "../form/text-button.tsx";
import { useSubmission } from "../form/use-submission.ts";
import { DiscountForm } from "./discount-form.tsx";
import { DiscountTerms } from "./discount-terms.tsx";
import type { DiscountSubmission } from "./write-discount.ts";

type DiscountRowProps = {
  discount: DiscountCode;
  isDeleted: boolean;
  onClose: () => void;
  collections: TaxonomyEntry[];
  pricesIncludeTax: boolean;
  today: string;
};

/** What the orders of a code have paid, and how many have not paid yet. */
function Brought({ discount: { uses, orders, discount, total } }: { discount: DiscountCode }) {
  if (uses === 0) return <Trans>Not used yet</Trans>;
  const [given, paid] = [formatCents(discount), formatCents(total)];
  const unpaid = uses - orders;
  return (
    <Joined separator=" · ">
      {orders > 0 && (
        <>
          <Plural value={orders} one="# order" other="# orders" />{" "}
          <Trans>
            paid {paid}; {given} taken off before IVA
          </Trans>
        </>
      )}
      {unpaid > 0 && (
        <Plural value={unpaid} one="# order not paid yet" other="# orders not paid yet" />
      )}
    </Joined>
  );
}

/** One code: its terms, what it brought, and its actions. */
export function DiscountRow(props: DiscountRowProps) {
  const { discount, isDeleted, onClose, collections, pricesIncludeTax, today } = props;
  const { t } = useLingui();
  const { submit, error } = useSubmission<DiscountSubmission>();
  const [mode, setMode] = useState<"view" | "edit" | "delete">("view");
  const edit = useReturnFocus<HTMLButtonElement>(mode === "edit");
  const { id, code, isPaused } = discount;
  const view = () => setMode("view");

  function close() {
    view();
    onClose();
  }

  if (mode === "edit") {
    return (
      <li className="border-hairline border-b py-4">
        <DiscountForm {...{ discount, collections, pricesIncludeTax }} onDone={close} />
      </li>
    );
  }
  if (isDeleted) return null;
  return (
    <li className="border-hairline border-b py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h2 className="font-sans text-base">{code}</h2>
          <DiscountTerms
            discount={discount}
            collections={collections}
            state={discountStateOf(discount, today)}
          />
          <p className="mt-1 text-muted text-sm tabular-nums">
            <Brought discount={discount} />
          </p>
        </div>
        <div className="-ml-2 flex flex-wrap">
          <TextButton ref={edit} aria-label={t`Edit ${code}`} onClick={() => setMode("edit")}>
            <Trans>Edit</Trans>
          </TextButton>
          <TextButton
            aria-label={isPaused ? t`Resume ${code}` : t`Pause ${code}`}
            onClick={() => submit({ intent: "pause", id, isPaused: !isPaused })}
          >
            {isPaused ? <Trans>Resume</Trans> : <Trans>Pause</Trans>}
          </TextButton>
          <TextButton aria-label={t`Delete ${code}`} onClick={() => setMode("delete")}>
            <Trans>Delete</Trans>
          </TextButton>
        </div>
      </div>
      <ErrorMessage error={error} className="mt-2" />
      {mode === "delete" && (
        <ConfirmDialog
          isOpen
          title={<Trans>Delete the code {code}?</Trans>}
          yes={<Trans>Delete</Trans>}
          onYes={() => {
            view();
            submit({ intent: "delete", id });
          }}
          onNo={view}
        >
          <Trans>Shoppers can't use it any more. Orders that used it stay as they are.</Trans>
        </ConfirmDialog>
      )}
    </li>
  );
}
