import { Trans, useLingui } from "@lingui/react/macro";
import type { KnownCustomer } from "#app/data/admin/customers.ts";
import { SearchPicker } from "../form/search-picker.tsx";

/** Finds an earlier customer, whose details fill the form. */
export function CustomerSearch({ onChoose }: { onChoose: (customer: KnownCustomer) => void }) {
  const { t } = useLingui();
  return (
    <SearchPicker<KnownCustomer>
      label={<Trans>Find an earlier customer by name or phone</Trans>}
      listLabel={t`Found customers`}
      path="/admin/orders/new/customers"
      minLetters={3}
      none={<Trans>No earlier customer has this name or phone.</Trans>}
      onChoose={onChoose}
    >
      {({ customerName, phone }) => (
        <>
          <span className="text-link">{customerName}</span>
          <span className="text-muted tabular-nums">{phone}</span>
        </>
      )}
    </SearchPicker>
  );
}
