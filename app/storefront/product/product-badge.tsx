import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { type Badge, badgeFor } from "#app/domain/product/badge.ts";
import type { Product } from "#app/domain/product/product.ts";

const LABELS: Record<Badge, MessageDescriptor> = {
  "sold-out": msg`Sold Out`,
  "low-stock": msg`Low Stock`,
  new: msg`New`,
  bestseller: msg`Bestseller`,
};

const TONES: Record<Badge, string> = {
  "sold-out": "text-oxblood",
  "low-stock": "text-amber",
  new: "text-terracotta",
  bestseller: "text-ink",
};

export function ProductBadge({ product }: { product: Product }) {
  const { i18n } = useLingui();
  const badge = badgeFor(product);
  if (!badge) return null;
  return (
    <span className={`label-caps inline-block bg-surface px-3 py-1.5 ${TONES[badge]}`}>
      {i18n._(LABELS[badge])}
    </span>
  );
}
