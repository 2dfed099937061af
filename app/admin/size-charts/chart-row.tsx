import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useFetcher } from "react-router";
import type { AdminSizeChart } from "#app/domain/size-chart.ts";
import { chartDraftOf } from "#app/domain/size-chart-form.ts";
import { ConfirmDialog } from "../layout/confirm-dialog.tsx";
import { ErrorMessage } from "../layout/error-message.tsx";
import { errorOf, type Outcome, SUBMIT_OPTIONS } from "../layout/outcome.ts";
import type { CategoryOption } from "./category-choice.tsx";
import { ChartForm } from "./chart-form.tsx";
import type { ChartSubmission } from "./write-size-chart.ts";

const ACTION = "text-link inline-flex min-h-11 items-center px-2 text-sm hover:text-terracotta";

/** A size chart: its categories, its sizes and its actions. */
export function ChartRow({
  chart,
  categories,
}: {
  chart: AdminSizeChart;
  categories: CategoryOption[];
}) {
  const { t } = useLingui();
  const [mode, setMode] = useState<"view" | "edit" | "delete">("view");
  const fetcher = useFetcher<Outcome>();
  const used = categories.filter(({ chartId }) => chartId === chart.id).map(({ name }) => name);
  const name = used.join(", ") || t`No category`;

  function remove() {
    setMode("view");
    const submission: ChartSubmission = { kind: "size-charts", intent: "delete", id: chart.id };
    fetcher.submit(submission, SUBMIT_OPTIONS);
  }

  return (
    <li className="border-hairline border-b py-3">
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <p>{name}</p>
          <p className="break-words text-muted text-xs">
            {chart.sizes.map(({ size }) => size).join(" · ")}
          </p>
        </div>
        <div className="flex shrink-0">
          <button
            type="button"
            aria-label={t`Edit the size chart: ${name}`}
            aria-expanded={mode === "edit"}
            onClick={() => setMode(mode === "edit" ? "view" : "edit")}
            className={ACTION}
          >
            <Trans>Edit</Trans>
          </button>
          <button
            type="button"
            aria-label={t`Delete the size chart: ${name}`}
            onClick={() => setMode("delete")}
            className={ACTION}
          >
            <Trans>Delete</Trans>
          </button>
        </div>
      </div>
      <ErrorMessage error={errorOf(fetcher)} className="my-2" />
      {mode === "edit" && (
        <ChartForm
          id={chart.id}
          version={chart.version}
          initial={chartDraftOf(chart)}
          categories={categories}
          onDone={() => setMode("view")}
        />
      )}
      <ConfirmDialog
        isOpen={mode === "delete"}
        title={<Trans>Delete this size chart?</Trans>}
        yes={<Trans>Delete</Trans>}
        no={<Trans>Cancel</Trans>}
        onYes={remove}
        onNo={() => setMode("view")}
      >
        <Trans>Products of {name} will have no measurements in their size guide.</Trans>
      </ConfirmDialog>
    </li>
  );
}
