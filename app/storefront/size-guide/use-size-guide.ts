import { useEffect, useState } from "react";
import { type SizeGuide, SizeGuideSchema } from "#app/domain/fit/size-guide-schema.ts";
import type { Product } from "#app/domain/product/product.ts";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";
import { fetchJson } from "../fetch-json.ts";

const guides = new Map<string, Promise<SizeGuide>>();

/** Fetch a size guide, once per document unless that fails. */
function readSizeGuide(path: string): Promise<SizeGuide> {
  const guide = guides.get(path) ?? fetchJson(path, SizeGuideSchema);
  guides.set(path, guide);
  guide.catch(() => guides.delete(path));
  return guide;
}

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
