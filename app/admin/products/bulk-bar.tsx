import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type RefObject, useRef, useState } from "react";
import type { Taxonomy } from "#app/data/admin/taxonomy.ts";
import type { AdminProduct } from "#app/domain/product-editing/admin-product.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { CloseIcon } from "#app/ui/icons/close-icon.tsx";
import { LiveRegion } from "#app/ui/live-region.tsx";
import { LOWER_CASE_ON_PHONES } from "../layout/lower-case-on-phones.ts";
import type { Selection } from "../table/use-selection.ts";
import { findNewestUndo } from "../toast/toast-card.tsx";
import { BulkDeleteDialog } from "./bulk-delete-dialog.tsx";
import { BulkDialog } from "./bulk-dialog.tsx";

type BulkBarProps = {
  selection: Selection<AdminProduct>;
  taxonomy: Taxonomy;
  /** Gets the focus when the selection is cleared, unless there is an Undo. */
  list: RefObject<HTMLElement | null>;
};

type Opened = { kind: "change" | "delete"; products: AdminProduct[] };

/** What can be done with the selected products; nothing without a selection. */
export function BulkBar({ selection, taxonomy, list }: BulkBarProps) {
  const { t } = useLingui();
  const { selected, clear } = selection;
  // With its products: after a write none may be left on the page before the dialog hears of it.
  const [open, setOpen] = useState<Opened | null>(null);
  const isDone = useRef(false);

  const dialog = {
    products: selected.length > 0 ? selected : (open?.products ?? []),
    // The bar and its buttons are removed with the selection.
    finalFocus: () => (isDone.current ? (findNewestUndo() ?? list.current) : true),
    onDone() {
      isDone.current = true;
      setOpen(null);
      clear();
    },
    onCancel: () => setOpen(null),
  };
  function show(kind: Opened["kind"]) {
    isDone.current = false;
    setOpen({ kind, products: selected });
  }

  const count = <Plural value={selected.length} one="# selected" other="# selected" />;
  return (
    <>
      <LiveRegion>{selected.length > 0 && count}</LiveRegion>
      {selected.length > 0 && (
        <div className="sticky bottom-(--bottom-inset) z-20 -mx-3 mt-4 flex items-center gap-x-3 max-sm:gap-x-1 border border-ink bg-surface px-3 py-2 shadow-sheet">
          <p className="mr-auto min-w-0 truncate tabular-nums max-sm:text-sm">{count}</p>
          <Button
            size="sm"
            onClick={() => show("change")}
            className={`max-sm:px-3! ${LOWER_CASE_ON_PHONES}`}
          >
            <Trans>Change</Trans>
          </Button>
          <Button
            size="sm"
            variant="plain"
            onClick={() => show("delete")}
            className={`max-sm:px-2! ${LOWER_CASE_ON_PHONES}`}
          >
            <Trans>Delete</Trans>
          </Button>
          <IconButton
            label={t`Clear selection`}
            onClick={() => {
              clear();
              list.current?.focus({ preventScroll: true });
            }}
          >
            <CloseIcon className="size-4" />
          </IconButton>
        </div>
      )}
      {open?.kind === "change" && <BulkDialog {...dialog} taxonomy={taxonomy} />}
      {open?.kind === "delete" && <BulkDeleteDialog {...dialog} />}
    </>
  );
}
