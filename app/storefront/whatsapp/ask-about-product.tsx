import { useLingui } from "@lingui/react/macro";
import { labelSize } from "#app/domain/product/choice-name.ts";
import type { Product } from "#app/domain/product/product.ts";
import { settings } from "#app/settings.ts";
import { useFullUrl } from "#app/ui/use-full-url.ts";
import { useChoiceName } from "../use-choice-name.ts";
import { AskLink } from "./ask-link.tsx";

type AskAboutProductProps = {
  product: Pick<Product, "name" | "slug">;
  /** Null or empty while nothing is selected. */
  size: string | null;
  color: string | null;
};

/** A link to WhatsApp with a question about the selected product: its size, color and URL. */
export function AskAboutProduct({ product, size, color }: AskAboutProductProps) {
  const { t, i18n } = useLingui();
  const fullUrl = useFullUrl();
  const nameOf = useChoiceName();
  const { brand } = settings;
  const sizeLabel = size && labelSize(i18n, size, (sizeName) => t`size ${sizeName}`);
  const item = [product.name, sizeLabel, color && nameOf(color)].filter(Boolean).join(", ");
  const url = fullUrl(`/products/${product.slug}`);
  return <AskLink question={t`Hello ${brand}, I have a question about ${item}: ${url}`} />;
}
