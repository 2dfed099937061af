import { Trans, useLingui } from "@lingui/react/macro";
import { type ClipboardEvent, useState } from "react";
import { cellsIn, withCell, withRow, withSizes, withTable } from "#app/domain/fit/chart-rows.ts";
import {
  type ChartColumn,
  type ChartDraft,
  type ChartProblems,
  cellKey,
  chartDraftOf,
  columnsOf,
  readChartDraft,
} from "#app/domain/fit/size-chart-form.ts";
import { BODY_MEASURES, GARMENT_MEASURES } from "#app/domain/product/measures.ts";
import { Button } from "#app/ui/button.tsx";
import { FIELD_CLASS } from "#app/ui/field-shell.tsx";
import { CloseIcon } from "#app/ui/icons/close-icon.tsx";
import { ErrorMessage } from "../failure/error-message.tsx";
import { useFocusAfterRemoval } from "../focus/use-focus-after-removal.ts";
import { useFocusOnOpen } from "../focus/use-focus-on-open.ts";
import { useReturnFocus } from "../focus/use-return-focus.ts";
import { AddingFields } from "../form/adding-fields.tsx";
import { ConflictAlert } from "../form/conflict-alert.tsx";
import { useFirstProblem } from "../form/use-first-problem.ts";
import { ValidatedForm } from "../form/validated-form.tsx";
import { MeasureChoice } from "../measures/measure-choice.tsx";
import { MeasureGrid } from "../measures/measure-grid.tsx";
import { SizePresets } from "../measures/size-presets.tsx";
import { useDraft } from "../unsaved/use-draft.ts";
import { CategoryChoice, type CategoryOption } from "./category-choice.tsx";
import { chartComparison } from "./chart-comparison.tsx";
import { ChartFieldName } from "./chart-field-name.tsx";
import { ChartProblemMessages } from "./chart-problem-message.tsx";
import { useChartColumns } from "./use-chart-columns.ts";
import { useDeletedCategories } from "./use-deleted-categories.tsx";
import type { ChartSubmission } from "./write-size-chart.ts";

type ChartFormProps = {
  id: string;
  /** Null for a new chart. */
  version: string | null;
  /** Empty for a new chart. */
  stored: ChartDraft;
  categories: CategoryOption[];
  onDone: () => void;
};

/** The table of a size chart, and the categories it is for. A table can be pasted into any cell. */
export function ChartForm({ id, version, stored, categories, onDone }: ChartFormProps) {
  const { t } = useLingui();
  const deleted = useDeletedCategories(categories);
  const form = useDraft<ChartDraft, ChartSubmission>(stored, version, {
    onSaved(isDirty) {
      deleted.onSaved();
      if (!isDirty) onDone();
    },
  });
  const { draft, change, isBusy } = form;
  const [isChecked, setChecked] = useState(false);
  /** The problems of the last attempt to save. */
  const [rejected, setRejected] = useState<Partial<ChartProblems>>({});
  const element = useFirstProblem(rejected);
  useFocusOnOpen(element);
  const { list, onRemoved } = useFocusAfterRemoval<HTMLTableSectionElement>();
  /** For the last size: the table is removed with it. */
  const addSize = useReturnFocus<HTMLButtonElement>(draft.rows.length);
  const columns = useChartColumns(draft);
  const reading = readChartDraft(draft);
  const problems = isChecked && !reading.ok ? reading.problems : null;
  const setCell = (row: number, column: string, text: string) =>
    change({ rows: withCell(draft.rows, row, column as ChartColumn, text) });

  function save() {
    setChecked(true);
    setRejected(reading.ok ? {} : reading.problems);
    if (!reading.ok) return;
    const { sizes } = reading;
    const known = categories.map((category) => category.id);
    // One may have been deleted since it was chosen.
    const chosen = draft.categories.filter((category) => known.includes(category));
    deleted.onSend(draft.categories);
    form.submit(
      { kind: "size-charts", intent: "save", id, version, sizes, categories: chosen },
      { ...chartDraftOf({ sizes, categories: [] }), categories: chosen },
    );
  }

  function paste(event: ClipboardEvent, row: number, column: string) {
    const table = cellsIn(event.clipboardData.getData("text/plain"));
    if (table.length === 1 && table[0]?.length === 1) return;
    event.preventDefault();
    const start = { row, column: column as ChartColumn };
    change({ rows: withTable(draft.rows, columnsOf(draft), start, table) });
  }

  const nameOf = (row: number) => draft.rows[row]?.cells.size?.trim() || t`row ${row + 1}`;

  return (
    <ValidatedForm ref={element} onSubmit={save} className="grid min-w-0 gap-5 py-4">
      <AddingFields isAdding={version === null && isBusy}>
        <CategoryChoice
          id={id}
          categories={categories}
          chosen={draft.categories}
          onChange={(chosen) => change({ categories: chosen })}
        />
        <MeasureChoice
          label={<ChartFieldName of="body" />}
          measures={BODY_MEASURES}
          chosen={draft.body}
          onChange={(body) => change({ body })}
        />
        <MeasureChoice
          label={<ChartFieldName of="garment" />}
          measures={GARMENT_MEASURES}
          chosen={draft.garment}
          onChange={(garment) => change({ garment })}
        />
        {draft.rows.length === 0 && (
          <div className="grid gap-1.5">
            <p className="text-muted text-sm">
              <Trans>Begin with these sizes:</Trans>
            </p>
            <SizePresets
              sizes={[]}
              onChange={(sizes) => change({ rows: withSizes(draft.rows, sizes) })}
            />
          </div>
        )}
        {draft.rows.length > 0 && (
          <MeasureGrid
            body={list}
            caption={t`Sizes of the chart`}
            rowHeading={<Trans>Size</Trans>}
            rows={draft.rows.map((row, index) => ({
              key: row.key,
              name: nameOf(index),
              header: (
                <span className="flex items-center">
                  <input
                    aria-label={t`Size in row ${index + 1}`}
                    aria-invalid={Boolean(problems?.cells[cellKey(index, "size")]) || undefined}
                    value={row.cells.size ?? ""}
                    maxLength={100}
                    onChange={(event) => setCell(index, "size", event.currentTarget.value)}
                    onPaste={(event) => paste(event, index, "size")}
                    className={`${FIELD_CLASS} w-20! font-normal`}
                  />
                  <button
                    type="button"
                    aria-label={t`Remove ${nameOf(index)}`}
                    onClick={() => {
                      change({ rows: draft.rows.filter(({ key }) => key !== row.key) });
                      onRemoved(index);
                    }}
                    className="grid size-11 shrink-0 place-items-center hover:text-terracotta"
                  >
                    <CloseIcon className="size-3.5" />
                  </button>
                </span>
              ),
            }))}
            columns={columns}
            valueOf={(row, column) => draft.rows[row]?.cells[column as ChartColumn] ?? ""}
            isInvalid={(row, column) => Boolean(problems?.cells[cellKey(row, column)])}
            onChange={setCell}
            onPaste={paste}
          />
        )}
      </AddingFields>
      <p className="text-muted text-sm">
        <Trans>
          Centimeters; a range of the body such as 84–87. Sizes stand in order, the smallest first.
          You can paste a table from a spreadsheet into any cell.
        </Trans>
      </p>
      {problems && <ChartProblemMessages problems={problems} />}
      <ConflictAlert form={form} comparison={chartComparison(categories)} />
      <ErrorMessage error={form.error} />
      <div className="flex flex-wrap gap-3">
        <Button
          ref={addSize}
          size="sm"
          variant="secondary"
          isInactive={version === null && isBusy}
          onClick={() => change({ rows: withRow(draft.rows) })}
        >
          <Trans>Add a size</Trans>
        </Button>
        <Button type="submit" size="sm" isInactive={isBusy}>
          <Trans>Save the chart</Trans>
        </Button>
        <Button size="sm" variant="plain" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </ValidatedForm>
  );
}
