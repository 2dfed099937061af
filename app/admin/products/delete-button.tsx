import { Trans, useLingui } from "@lingui/react/macro";
import { useFetcher } from "react-router";
import type { AdminProduct } from "#app/domain/admin-product.ts";
import type { ShopError } from "#app/domain/shop-error.ts";
import { AS_JSON } from "../layout/outcome.ts";
import { useActionDone } from "../layout/use-action-done.ts";
import type { ProductOutcome, ProductSubmission } from "./write-product.tsx";

type DeleteButtonProps = {
  product: AdminProduct;
  /** Shows why the deletion failed; null clears it. */
  report: (error: ShopError | null) => void;
  className: string;
};

/** Deletes a product at once; the toast offers Undo. */
export function DeleteButton({ product, report, className }: DeleteButtonProps) {
  const { t } = useLingui();
  const fetcher = useFetcher<ProductOutcome>();
  useActionDone(fetcher, ({ error }) => report(error));

  function remove() {
    // Not disabled meanwhile: after an error the focus is still here.
    if (fetcher.state !== "idle") return;
    const submission: ProductSubmission = { intent: "delete", product };
    report(null);
    fetcher.submit(submission, AS_JSON);
  }

  return (
    <button
      type="button"
      aria-label={t`Delete ${product.name}`}
      onClick={remove}
      className={className}
    >
      <Trans>Delete</Trans>
    </button>
  );
}
