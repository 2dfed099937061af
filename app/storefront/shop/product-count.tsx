import { Plural, Trans, useLingui } from "@lingui/react/macro";

export type ProductCountProps = {
  /** How many products there are, as far as they were counted. */
  total: number;
  /** Whether that is all of them; otherwise there are more. */
  isCounted: boolean;
};

/** How many products the filters match, in words. */
export function ProductCount({ total, isCounted }: ProductCountProps) {
  const { i18n } = useLingui();
  if (isCounted) return <Plural value={total} one="# product" other="# products" />;
  const counted = i18n.number(total);
  return <Trans>{counted}+ products</Trans>;
}
