import { Trans } from "@lingui/react/macro";
import { findSize } from "#app/domain/find-size.ts";
import type { Product } from "#app/domain/product.ts";
import { useSizeGuide } from "./use-size-guide.ts";
import { useStoredPerson } from "./use-stored-person.ts";

/** The size that the stored measures suggest, if any. */
export function YourSize({ product }: { product: Pick<Product, "slug" | "sizes"> }) {
  const guide = useSizeGuide(product);
  const person = useStoredPerson();
  const advice = guide && findSize(guide.chart, product.sizes, guide.fit, person);
  if (!advice || advice.isOutside) return null;
  return (
    <p className="text-sage">
      <Trans>
        Your size: <strong className="font-semibold">{advice.size}</strong>
      </Trans>
    </p>
  );
}
