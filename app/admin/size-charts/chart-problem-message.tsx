import { Trans } from "@lingui/react/macro";
import { MAX_CHART_SIZES } from "#app/domain/size-chart.ts";
import type { CellProblem, ChartProblems } from "#app/domain/size-chart-form.ts";

function CellProblemMessage({ problem }: { problem: CellProblem }) {
  switch (problem) {
    case "required":
      return <Trans>Please name every size.</Trans>;
    case "characters":
      return <Trans>Please remove the characters that cannot be seen.</Trans>;
    case "repeated":
      return <Trans>A size stands twice in this chart.</Trans>;
    case "measure":
      return <Trans>Please write centimeters from 0.1 to 300, such as 98.5.</Trans>;
    case "range":
      return <Trans>The smaller measurement of a range comes first, such as 84–87.</Trans>;
    case "long":
      return <Trans>The name of a size elsewhere has at most 12 characters.</Trans>;
  }
}

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
            <CellProblemMessage problem={problem} />
          </li>
        ))}
      </ul>
    </div>
  );
}
