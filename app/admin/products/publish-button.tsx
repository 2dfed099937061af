import { Trans, useLingui } from "@lingui/react/macro";
import { useFetcher } from "react-router";
import type { AdminProduct } from "#app/domain/admin-product.ts";
import { productTitle } from "#app/domain/product-title.ts";
import { ShopError } from "#app/domain/shop-error.ts";
import { SUBMIT_OPTIONS } from "../layout/outcome.ts";
import { useActionDone } from "../layout/use-action-done.ts";
import type { ProductOutcome, ProductSubmission } from "./write-product.tsx";

type PublishButtonProps = {
  product: AdminProduct;
  /** Gets the error of the change; null clears it. */
  onError: (error: ShopError | null) => void;
  className: string;
};

/** Publishes a draft. */
export function PublishButton({ product, onError, className }: PublishButtonProps) {
  const { t } = useLingui();
  const name = productTitle(product);
  const fetcher = useFetcher<ProductOutcome>();
  useActionDone(fetcher, ({ error, conflict }) =>
    onError(conflict ? new ShopError("PRODUCTS_CHANGED", "It has another version.") : error),
  );

  function publish() {
    // Not disabled, which would lose the focus.
    if (fetcher.state !== "idle") return;
    const submission: ProductSubmission = {
      intent: "change",
      product,
      changes: { isDraft: false },
    };
    onError(null);
    fetcher.submit(submission, SUBMIT_OPTIONS);
  }

  return (
    <button type="button" aria-label={t`Publish ${name}`} onClick={publish} className={className}>
      <Trans>Publish</Trans>
    </button>
  );
}
