import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import type { NamedProduct } from "#app/data/admin/discounts.ts";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";
import type { ReadResult } from "../failure/read-or-error.ts";

/** Names products by their ids, and finds them by a part of the name. */
export const PRODUCT_NAMES_PATH = "/admin/discounts/products";

/** Read the names of products. Returns the name of each, deleted or not, and whether they are read. */
export function useProductNames(ids: string[]) {
  const { t } = useLingui();
  const path = useLocalizedPath()(PRODUCT_NAMES_PATH);
  const { state, data, load } = useFetcher<ReadResult<NamedProduct[]>>();
  const [asked, setAsked] = useState(ids);
  if (ids.some((id) => !asked.includes(id))) setAsked(ids);
  const list = asked.join(",");

  useEffect(() => {
    if (list) void load(`${path}?ids=${list}`);
  }, [list, path, load]);

  const { value, error } = data ?? { value: null, error: null };
  const isRead = state === "idle" && value !== null;
  return {
    nameOf: (id: string) =>
      value?.find((product) => product.id === id)?.name ??
      (isRead ? t`A deleted product` : t`A product`),
    isRead,
    error,
  };
}
