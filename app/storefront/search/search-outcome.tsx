import { Select, Trans } from "@lingui/react/macro";
import { grammaticalNumber } from "#app/domain/grammatical-number.ts";
import { groupThousands } from "#app/domain/group-thousands.ts";
import type { AnswerState } from "./use-search-answer.ts";

/** What was found, for screen readers and above an empty list. */
export function SearchOutcome({ text, answer }: AnswerState) {
  if (!answer) return <Trans>Suggestions are not available just now.</Trans>;
  const { total: count } = answer;
  const total = groupThousands(String(count));
  if (!text) return null;
  if (count === 0) return <Trans>No products found matching your criteria</Trans>;
  return (
    <Select
      value={grammaticalNumber(count)}
      _one={`${total} product`}
      other={`${total} products`}
    />
  );
}
