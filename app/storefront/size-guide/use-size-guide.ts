import { useEffect, useState } from "react";
import type { SizeGuide } from "#app/domain/fit/size-guide-schema.ts";
import type { Product } from "#app/domain/product/product.ts";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";
import { readSizeGuide } from "./read-size-guide.ts";

/** Return the size guide of a product: undefined while it loads, null if it cannot be read. */
export function useSizeGuide({ slug }: Pick<Product, "slug">): SizeGuide | null | undefined {
  const path = useLocalizedPath()(`/products/${encodeURIComponent(slug)}/size-guide`);
  const [guide, setGuide] = useState<SizeGuide | null>();
  useEffect(() => {
    let isCurrent = true;
    readSizeGuide(path).then(
      (read) => isCurrent && setGuide(read),
      () => isCurrent && setGuide(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [path]);
  return guide;
}
