import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { type Badge as BadgeName, badgeFor } from "#app/domain/product/badge.ts";
import type { Product } from "#app/domain/product/product.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";

const LABELS: Record<BadgeName, MessageDescriptor> = {
  "sold-out": msg`Sold Out`,
  "low-stock": msg`Low Stock`,
  new: msg`New`,
  bestseller: msg`Bestseller`,
};

const TONES: Record<BadgeName, BadgeTone> = {
  "sold-out": "oxblood",
  "low-stock": "amber",
  new: "terracotta",
  bestseller: "ink",
};

/** The product's badge, if it has one. */
export function ProductBadge({ product }: { product: Product }) {
  const { i18n } = useLingui();
  const badge = badgeFor(product);
  return badge && <Badge tone={TONES[badge]}>{i18n._(LABELS[badge])}</Badge>;
}
