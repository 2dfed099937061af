import { Plural, Trans, useLingui } from "@lingui/react/macro";

export type ProductCountProps = {
  /** How many products there are, as far as they were counted. */
  total: number;
  /** Whether that is all of them; otherwise there are more. */
  isCounted: boolean;
};

/**
 * How many products the filters match, in words. Of a number, here and on every first screen, only the digits are written: the first
 * number format of a page (`#` asks for one) costs a phone a tenth of a second before anything answers.
 */
export function ProductCount({ total, isCounted }: ProductCountProps) {
  const { i18n } = useLingui();
  if (isCounted)
    return <Plural value={total} one={`${total} product`} other={`${total} products`} />;
  const counted = i18n.number(total);
  return <Trans>{counted}+ products</Trans>;
}
