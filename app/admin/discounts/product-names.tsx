import { Plural } from "@lingui/react/macro";
import { useProductNames } from "./use-product-names.ts";

/** How many products, and which. */
export function ProductNames({ ids }: { ids: string[] }) {
  const { nameOf, isRead } = useProductNames(ids);
  return (
    <>
      <Plural value={ids.length} one="# product" other="# products" />
      {isRead && `: ${ids.map(nameOf).join(", ")}`}
    </>
  );
}
