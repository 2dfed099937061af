import { select } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { grammaticalNumber } from "#app/domain/text/grammatical-number.ts";

/** Return a function from a number of reviews to its words: `23 reviews`. */
export function useReviewCount(): (count: number) => string {
  const { t } = useLingui();
  return (count) =>
    t`${select(grammaticalNumber(count), { one: `${count} review`, other: `${count} reviews` })}`;
}
