import { Trans } from "@lingui/react/macro";
import { MAX_COMPANIONS } from "#app/domain/product-editing/product-draft-schema.ts";
import { ProductPicker } from "../discounts/product-picker.tsx";
import type { ProductForm } from "./use-product-form.ts";

type CompanionsSectionProps = { form: ProductForm; productId: string };

/** The products that complete the look, in a closed section: without a choice the shop chooses them. */
export function CompanionsSection({ form, productId }: CompanionsSectionProps) {
  const { companions } = form.draft;
  return (
    <details className="sm:col-span-2">
      <summary className="min-h-11 cursor-pointer content-center text-sm">
        <Trans>Complete the look</Trans>
        {companions.length > 0 && (
          <span className="text-muted tabular-nums"> ({companions.length})</span>
        )}
      </summary>
      <div className="grid gap-3 pt-2">
        <p className="max-w-[40em] text-muted text-sm">
          <Trans>
            Up to {MAX_COMPANIONS} products shown below this one. Without a choice the shop shows
            products of the same collection and other categories.
          </Trans>
        </p>
        <ProductPicker
          ids={companions}
          onChange={(chosen) => form.change({ companions: chosen })}
          max={MAX_COMPANIONS}
          except={productId}
        />
      </div>
    </details>
  );
}
