import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useFetcher } from "react-router";
import type { KnownCustomer } from "#app/data/admin/admin-customers.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";

const LEAST_LETTERS = 3;

/** Finds an earlier customer, whose details fill the form. */
export function CustomerSearch({ onChoose }: { onChoose: (customer: KnownCustomer) => void }) {
  const { t } = useLingui();
  const path = useLocalizedPath()("/admin/orders/new/customers");
  const found = useFetcher<KnownCustomer[]>();
  const [search, setSearch] = useState("");

  function find(text: string) {
    setSearch(text);
    if (text.trim().length >= LEAST_LETTERS) {
      void found.load(`${path}?${new URLSearchParams({ search: text.trim() })}`);
    }
  }

  function choose(customer: KnownCustomer) {
    setSearch("");
    onChoose(customer);
  }

  const isSearching = search.trim().length >= LEAST_LETTERS;
  return (
    <div className="grid gap-2">
      <TextField
        label={<Trans>Find an earlier customer by name or phone</Trans>}
        type="search"
        value={search}
        onChange={find}
        autoComplete="off"
        maxLength={100}
      />
      <ul aria-label={t`Found customers`} className="grid empty:hidden">
        {(isSearching ? (found.data ?? []) : []).map((customer) => (
          <li key={customer.id}>
            <button
              type="button"
              onClick={() => choose(customer)}
              className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-4 text-left text-sm hover:text-terracotta"
            >
              <span className="text-link">{customer.customerName}</span>
              <span className="text-muted tabular-nums">{customer.phone}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
