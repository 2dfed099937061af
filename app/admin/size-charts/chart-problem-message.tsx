import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { MAX_CHART_SIZES } from "#app/domain/fit/size-chart.ts";
import type { CellProblem, ChartProblems } from "#app/domain/fit/size-chart-form.ts";
import { words } from "../form/words.ts";

const CellProblemMessage = words<CellProblem>({
  required: msg`Please name every size.`,
  characters: msg`Please remove the characters that cannot be seen.`,
  repeated: msg`A size is listed twice in this chart.`,
  measure: msg`Please write centimeters from 0.1 to 300, such as 98.5.`,
  range: msg`The smaller measurement of a range comes first, such as 84–87.`,
  long: msg`The name of a size elsewhere has at most 12 characters.`,
});

/** What is wrong with a size chart, each once. */
export function ChartProblemMessages({ problems }: { problems: ChartProblems }) {
  return (
    <div role="alert" className="text-oxblood text-sm">
      <ul className="grid gap-1">
        {problems.table === "empty" && (
          <li>
            <Trans>Please add at least one size.</Trans>
          </li>
        )}
        {problems.table === "many" && (
          <li>
            <Trans>A chart has at most {MAX_CHART_SIZES} sizes. Please remove some.</Trans>
          </li>
        )}
        {[...new Set(Object.values(problems.cells))].map((problem) => (
          <li key={problem}>
            <CellProblemMessage of={problem} />
          </li>
        ))}
      </ul>
    </div>
  );
}
