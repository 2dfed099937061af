import { Trans } from "@lingui/react/macro";
import { MAX_COMPANIONS } from "#app/domain/product-editing/product-draft-schema.ts";
import { ChevronDownIcon } from "#app/ui/icons/chevron-down-icon.tsx";
import { ProductPicker } from "../discounts/product-picker.tsx";
import type { ProductForm } from "./use-product-form.ts";

type CompanionsSectionProps = { form: ProductForm; productId: string };

/** The products that complete the look, in a closed section: without a choice the shop chooses them. */
export function CompanionsSection({ form, productId }: CompanionsSectionProps) {
  const { companions } = form.draft;
  return (
    <details className="group border-hairline border-y sm:col-span-2">
      <summary className="flex min-h-12 cursor-pointer items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
        <span className="font-semibold">
          <Trans>Complete the look</Trans>
        </span>
        <span className="text-muted text-sm tabular-nums">
          {companions.length > 0 ? `(${companions.length})` : <Trans>Optional</Trans>}
        </span>
        <ChevronDownIcon className="ml-auto size-4 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 pt-2 pb-6">
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
