import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Taxonomy } from "#app/data/admin/taxonomy.ts";
import type { PlannedRow } from "#app/domain/product-csv/product-import.ts";
import { nameIn } from "#app/domain/text/name-in.ts";
import { classNames } from "#app/ui/class-names.ts";
import { ScrollRegion } from "#app/ui/scroll-region.tsx";
import { useLanguage } from "#app/ui/use-language.ts";
import { ChangeList } from "./change-list.tsx";
import { RowProblemMessage } from "./row-problem-message.tsx";

function Effect({ row, taxonomy }: { row: PlannedRow; taxonomy: Taxonomy }) {
  switch (row.action) {
    case "add":
      return row.values.isDraft ? (
        <Trans>Will be added as a draft</Trans>
      ) : (
        <Trans>Will be added</Trans>
      );
    case "unchanged":
      return <Trans>Stays as it is</Trans>;
    case "reject":
      return (
        <>
          <Trans>Rejected</Trans>: <RowProblemMessage problem={row.problem} />
        </>
      );
    case "change":
      return (
        <>
          <Trans>Will be changed</Trans>:{" "}
          <ChangeList product={row.product} changes={row.changes} taxonomy={taxonomy} />
        </>
      );
  }
}

/** What needs a look comes first. */
const ORDER: readonly PlannedRow["action"][] = ["reject", "change", "add", "unchanged"];

type ImportPreviewProps = { rows: PlannedRow[]; taxonomy: Taxonomy };

/** The effect of an import on each row, with old and new values. */
export function ImportPreview({ rows, taxonomy }: ImportPreviewProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const rejectedCount = rows.filter(({ action }) => action === "reject").length;
  const sorted = [...rows].sort((a, b) => ORDER.indexOf(a.action) - ORDER.indexOf(b.action));
  return (
    <>
      {rejectedCount > 0 && (
        <p className="text-oxblood text-sm">
          <Plural
            value={rejectedCount}
            one="# row is rejected and will be left out."
            other="# rows are rejected and will be left out."
          />
        </p>
      )}
      <ScrollRegion
        label={t`What changes`}
        className="max-h-[50dvh] overflow-auto border border-hairline"
      >
        <table className="w-full text-left text-sm">
          <thead className="sticky top-0 bg-surface text-muted">
            <tr>
              <th scope="col" className="px-3 py-2 font-normal">
                <Trans>Line</Trans>
              </th>
              <th scope="col" className="px-3 py-2 font-normal">
                <Trans>Name</Trans>
              </th>
              <th scope="col" className="px-3 py-2 font-normal">
                <Trans>What happens</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {sorted.map((row) => (
              <tr
                key={row.line}
                className={classNames(
                  "border-hairline border-t align-top",
                  row.action === "reject" && "text-oxblood",
                  row.action === "unchanged" && "text-muted",
                )}
              >
                <td className="px-3 py-1.5 tabular-nums">{row.line}</td>
                <td className="px-3 py-1.5">{nameIn(language, row)}</td>
                <td className="px-3 py-1.5">
                  <Effect row={row} taxonomy={taxonomy} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  );
}
