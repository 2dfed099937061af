import { Trans } from "@lingui/react/macro";
import { ProductCount } from "../shop/product-count.tsx";
import type { AnswerState } from "./use-search-answer.ts";

/** What was found, for screen readers and above an empty list. */
export function SearchOutcome({ text, answer }: AnswerState) {
  if (!answer) return <Trans>Suggestions are not available just now.</Trans>;
  if (!text) return null;
  if (answer.total === 0) return <Trans>No products found matching your criteria</Trans>;
  return <ProductCount total={answer.total} />;
}
