import { Trans, useLingui } from "@lingui/react/macro";
import { bagLinkOf } from "#app/domain/bag/bag-link.ts";
import { formatCents } from "#app/domain/money/money.ts";
import type { OrderProduct, OwnerLineDraft } from "#app/domain/owner-order/owner-order-draft.ts";
import { ErrorMessage } from "../failure/error-message.tsx";
import { SearchPicker } from "../form/search-picker.tsx";
import { useAddedLines } from "./use-added-lines.ts";

type ProductSearchProps = {
  /** Whether the order has no line although it was to be saved. */
  isMissing: boolean;
  onAdd: (lines: OwnerLineDraft[]) => void;
};

/** Searches products by name and adds one as a line. */
export function ProductSearch({ isMissing, onAdd }: ProductSearchProps) {
  const { t } = useLingui();
  const added = useAddedLines(onAdd);

  function add({ id }: OrderProduct) {
    const link = bagLinkOf([{ product: { id }, size: "", color: "", quantity: 1 }]);
    added.load(new URLSearchParams(link.slice(link.indexOf("?"))));
  }

  return (
    <div className="grid gap-2">
      <SearchPicker<OrderProduct>
        label={<Trans>Add a product by its name</Trans>}
        error={isMissing && <Trans>Please add what you sell.</Trans>}
        listLabel={t`Found products`}
        path="/admin/orders/new/products"
        minLetters={2}
        none={<Trans>No product has this in its name.</Trans>}
        onChoose={add}
      >
        {({ name, price }) => (
          <>
            <span className="text-link">{name}</span>
            <span className="text-muted tabular-nums">{formatCents(price)}</span>
          </>
        )}
      </SearchPicker>
      {added.error && <ErrorMessage error={added.error} isRead />}
    </div>
  );
}
