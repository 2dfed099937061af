import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { AdminSizeChart } from "#app/domain/fit/size-chart.ts";
import { chartDraftOf } from "#app/domain/fit/size-chart-form.ts";
import { ErrorMessage } from "../failure/error-message.tsx";
import { useReturnFocus } from "../focus/use-return-focus.ts";
import { ConfirmDialog } from "../form/confirm-dialog.tsx";
import { TextButton } from "../form/text-button.tsx";
import { useSubmission } from "../form/use-submission.ts";
import type { CategoryOption } from "./category-choice.tsx";
import { ChartForm } from "./chart-form.tsx";
import type { ChartSubmission } from "./write-size-chart.ts";

type ChartRowProps = {
  chart: AdminSizeChart;
  isDeleted: boolean;
  categories: CategoryOption[];
  onClose: () => void;
};

/** A size chart: its categories, its sizes and its actions. */
export function ChartRow({ chart, isDeleted, categories, onClose }: ChartRowProps) {
  const { t } = useLingui();
  const [mode, setMode] = useState<"view" | "edit" | "delete">("view");
  const edit = useReturnFocus<HTMLButtonElement>(mode === "edit");
  const { submit, error } = useSubmission<ChartSubmission>();
  const used = categories.filter(({ chartId }) => chartId === chart.id).map(({ name }) => name);
  const name = used.join(", ") || t`No category`;

  function close() {
    setMode("view");
    onClose();
  }

  function remove() {
    setMode("view");
    submit({ kind: "size-charts", intent: "delete", id: chart.id });
  }

  if (mode === "edit") {
    return (
      <li className="border-hairline border-b">
        <ChartForm
          id={chart.id}
          version={chart.version}
          stored={chartDraftOf(chart)}
          categories={categories}
          onDone={close}
        />
      </li>
    );
  }
  if (isDeleted) return null;
  return (
    <li className="border-hairline border-b py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <div className="min-w-20 flex-1">
          <p>{name}</p>
          <p className="break-words text-muted text-xs">
            {chart.sizes.map(({ size }) => size).join(" · ")}
          </p>
        </div>
        <div className="flex flex-wrap">
          <TextButton
            ref={edit}
            aria-label={t`Edit the size chart: ${name}`}
            onClick={() => setMode("edit")}
          >
            <Trans>Edit</Trans>
          </TextButton>
          <TextButton
            aria-label={t`Delete the size chart: ${name}`}
            onClick={() => setMode("delete")}
          >
            <Trans>Delete</Trans>
          </TextButton>
        </div>
      </div>
      <ErrorMessage error={error} className="my-2" />
      <ConfirmDialog
        isOpen={mode === "delete"}
        title={<Trans>Delete this size chart?</Trans>}
        yes={<Trans>Delete</Trans>}
        onYes={remove}
        onNo={() => setMode("view")}
      >
        <Trans>Products of {name} will have no measurements in their size guide.</Trans>
      </ConfirmDialog>
    </li>
  );
}
