import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { type Badge as BadgeName, badgeFor } from "#app/domain/badge.ts";
import type { Product } from "#app/domain/product.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";

const WORDS: Record<BadgeName, ReactNode> = {
  "sold-out": <Trans>Sold Out</Trans>,
  "low-stock": <Trans>Low Stock</Trans>,
  new: <Trans>New</Trans>,
  bestseller: <Trans>Bestseller</Trans>,
};

const TONES: Record<BadgeName, BadgeTone> = {
  "sold-out": "oxblood",
  "low-stock": "amber",
  new: "terracotta",
  bestseller: "ink",
};

/** The one badge a product wears, or nothing. */
export function ProductBadge({ product }: { product: Product }) {
  const badge = badgeFor(product);
  return badge && <Badge tone={TONES[badge]}>{WORDS[badge]}</Badge>;
}
