import { useLingui } from "@lingui/react/macro";
import type { Product } from "#app/domain/product.ts";
import { settings } from "#app/settings.ts";
import { useFullAddress } from "#app/ui/use-full-address.ts";
import { useChoiceName } from "../use-choice-name.ts";
import { AskLink } from "./ask-link.tsx";

type AskAboutProductProps = {
  product: Pick<Product, "name" | "slug">;
  /** What is chosen so far; null or empty where nothing is. */
  size: string | null;
  color: string | null;
};

/** A question about one piece as it is chosen, with the address of its page. */
export function AskAboutProduct({ product, size, color }: AskAboutProductProps) {
  const { t } = useLingui();
  const fullAddress = useFullAddress();
  const nameOf = useChoiceName();
  const { brand } = settings;
  const sizeName = size && nameOf(size);
  const piece = [product.name, sizeName && t`size ${sizeName}`, color && nameOf(color)]
    .filter(Boolean)
    .join(", ");
  const address = fullAddress(`/products/${product.slug}`);
  return <AskLink question={t`Hello ${brand}, I have a question about ${piece}: ${address}`} />;
}
