import type { ClipboardEvent, ReactNode, Ref } from "react";
import { FIELD_CLASS } from "#app/ui/field-shell.tsx";
import { ScrollRegion } from "#app/ui/scroll-region.tsx";

export type GridColumn = {
  key: string;
  /** The heading. */
  name: string;
  /** The accessible name of a cell is this and the row's name. */
  label: string;
  /** Not a number. */
  isText?: boolean;
};

type MeasureGridProps = {
  /** Its children are the rows. */
  body?: Ref<HTMLTableSectionElement>;
  caption: string;
  /** The heading of the first column. */
  rowHeading: ReactNode;
  rows: { key: string; name: string; header: ReactNode }[];
  columns: GridColumn[];
  valueOf: (row: number, column: string) => string;
  isInvalid: (row: number, column: string) => boolean;
  onChange: (row: number, column: string, value: string) => void;
  onPaste?: (event: ClipboardEvent, row: number, column: string) => void;
};

/** A table of text inputs, a row per size. Its own box scrolls sideways. */
export function MeasureGrid({ body, ...props }: MeasureGridProps) {
  return (
    <ScrollRegion label={props.caption} className="overflow-x-auto">
      <table className="w-full text-sm">
        <thead>
          <tr className="text-left text-muted">
            <th scope="col" className="py-1.5 pr-3 font-normal">
              {props.rowHeading}
            </th>
            {props.columns.map((column) => (
              <th key={column.key} scope="col" className="px-1 py-1.5 font-normal">
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {props.rows.map((row, index) => (
            <tr key={row.key}>
              <th scope="row" className="py-1 pr-3 text-left font-semibold">
                {row.header}
              </th>
              {props.columns.map((column) => (
                <td key={column.key} className="min-w-20 px-1 py-1">
                  <input
                    aria-label={`${column.label}, ${row.name}`}
                    aria-invalid={props.isInvalid(index, column.key) || undefined}
                    value={props.valueOf(index, column.key)}
                    inputMode={column.isText ? "text" : "decimal"}
                    maxLength={20}
                    onChange={(event) =>
                      props.onChange(index, column.key, event.currentTarget.value)
                    }
                    onPaste={(event) => props.onPaste?.(event, index, column.key)}
                    className={`${FIELD_CLASS} tabular-nums`}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
