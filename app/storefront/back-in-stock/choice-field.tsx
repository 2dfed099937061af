import { Trans } from "@lingui/react/macro";
import { isOneSize } from "#app/domain/product/choice-name.ts";
import type { ProductChoice } from "#app/domain/product/product-choice-query.ts";
import { choiceToText } from "#app/domain/stock/stock-choice.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { useChoiceName } from "../use-choice-name.ts";
import { WithProblem } from "./with-problem.tsx";

type ChoiceFieldProps = {
  choices: ProductChoice[];
  /** What was chosen before. */
  chosen: string | undefined;
  /** The message for a missing choice. */
  problem: string;
};

/** What a shopper waits for: one of the sold-out sizes and colors. */
export function ChoiceField({ choices, chosen, problem }: ChoiceFieldProps) {
  const nameOf = useChoiceName();
  const wordsOf = ({ size, color }: ProductChoice) =>
    [isOneSize(size) && color ? "" : nameOf(size), nameOf(color)].filter(Boolean).join(" · ");
  const [first, ...others] = choices;
  if (first && others.length === 0) {
    return (
      <>
        <input type="hidden" name="choice" value={choiceToText(first)} />
        {wordsOf(first) && <p>{wordsOf(first)}</p>}
      </>
    );
  }
  return (
    <WithProblem problem={problem}>
      {(problemId) => (
        <SelectField
          label={<Trans>Which one?</Trans>}
          name="choice"
          required
          defaultValue={chosen ?? ""}
          data-problem={problemId}
        >
          <option value="" disabled>
            <Trans>Choose…</Trans>
          </option>
          {choices.map((choice) => (
            <option key={choiceToText(choice)} value={choiceToText(choice)}>
              {wordsOf(choice)}
            </option>
          ))}
        </SelectField>
      )}
    </WithProblem>
  );
}
