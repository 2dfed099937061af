import { useLingui } from "@lingui/react/macro";
import type { BagItem } from "#app/domain/bag/bag.ts";
import { bagLinkOf } from "#app/domain/bag/bag-link.ts";
import { labelSize } from "#app/domain/product/choice-name.ts";
import { settings } from "#app/settings.ts";
import { useFullUrl } from "#app/ui/use-full-url.ts";
import { useChoiceName } from "../use-choice-name.ts";
import { AskLink } from "./ask-link.tsx";

/** A link to WhatsApp with a question about the bag: its items and its URL. */
export function AskAboutBag({ items }: { items: BagItem[] }) {
  const { t, i18n } = useLingui();
  const fullUrl = useFullUrl();
  const nameOf = useChoiceName();
  const { brand } = settings;
  const lines = items
    .map(({ product, size, color, quantity }) => {
      const sizeLabel = labelSize(i18n, size, (sizeName) => t`size ${sizeName}`);
      return [`${quantity} × ${product.name}`, sizeLabel, nameOf(color)].filter(Boolean).join(", ");
    })
    .join("\n");
  const url = fullUrl(bagLinkOf(items));
  return (
    <AskLink question={t`Hello ${brand}, I have a question about my bag:\n${lines}\n${url}`} />
  );
}
