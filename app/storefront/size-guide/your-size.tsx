import { Trans } from "@lingui/react/macro";
import { findSize } from "#app/domain/fit/find-size.ts";
import type { Product } from "#app/domain/product/product.ts";
import { useStoredValue } from "../stored-value.ts";
import { useChoiceName } from "../use-choice-name.ts";
import { storedPersonValue } from "./stored-person-value.ts";
import { useSizeGuide } from "./use-size-guide.ts";

/** The size that the stored measures suggest, if any. */
export function YourSize({ product }: { product: Pick<Product, "slug" | "sizes"> }) {
  const guide = useSizeGuide(product);
  const person = useStoredValue(storedPersonValue);
  const advice = guide && findSize(guide.chart, product.sizes, guide.fit, person);
  const nameOf = useChoiceName();
  if (!advice || advice.isOutside) return null;
  const size = nameOf(advice.size);
  return (
    <p className="text-sage">
      <Trans>
        Your size: <strong className="font-semibold">{size}</strong>
      </Trans>
    </p>
  );
}
