import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useFetcher } from "react-router";
import type { TaxonomyKind } from "#app/data/admin/admin-taxonomy.ts";
import type { TaxonomyEntry } from "#app/domain/taxonomy-entry.ts";
import { ErrorMessage } from "../layout/error-message.tsx";
import { errorOf, type Outcome, SUBMIT_OPTIONS } from "../layout/outcome.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { TaxonomyEntryForm } from "./taxonomy-entry-form.tsx";
import type { TaxonomySubmission } from "./write-taxonomy.ts";

type TaxonomyEntryRowProps = { kind: TaxonomyKind; entry: TaxonomyEntry };

const ACTION = "text-link inline-flex min-h-11 items-center px-2 text-sm hover:text-terracotta";

/** A category or collection: its name, its slug and its actions. */
export function TaxonomyEntryRow({ kind, entry }: TaxonomyEntryRowProps) {
  const { t } = useLingui();
  const [mode, setMode] = useState<"view" | "edit" | "delete">("view");
  const fetcher = useFetcher<Outcome>();

  function remove() {
    setMode("view");
    const submission: TaxonomySubmission = { intent: "delete", kind, id: entry.id };
    fetcher.submit(submission, SUBMIT_OPTIONS);
  }

  if (mode === "edit") {
    return (
      <li className="border-hairline border-b py-4">
        <TaxonomyEntryForm
          kind={kind}
          id={entry.id}
          initial={entry}
          submitLabel={<Trans>Save</Trans>}
          onSaved={() => setMode("view")}
          onCancel={() => setMode("view")}
        />
      </li>
    );
  }
  return (
    <li className="border-hairline border-b py-3">
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <p>
            {entry.displayName}
            {entry.displayNameEs && (
              <span lang="es" className="text-muted">
                {" · "}
                {entry.displayNameEs}
              </span>
            )}
          </p>
          <p className="break-words text-muted text-xs">{entry.name}</p>
        </div>
        <div className="flex shrink-0">
          <button
            type="button"
            aria-label={
              kind === "collections" ? t`Edit ${entry.displayName}` : t`Rename ${entry.displayName}`
            }
            onClick={() => setMode("edit")}
            className={ACTION}
          >
            {kind === "collections" ? <Trans>Edit</Trans> : <Trans>Rename</Trans>}
          </button>
          <button
            type="button"
            aria-label={t`Delete ${entry.displayName}`}
            onClick={() => setMode("delete")}
            className={ACTION}
          >
            <Trans>Delete</Trans>
          </button>
        </div>
      </div>
      {entry.description && (
        <p className="mt-1 line-clamp-2 text-muted text-sm">{entry.description}</p>
      )}
      <ErrorMessage error={errorOf(fetcher)} className="mt-2" />
      {mode === "delete" && (
        <DeleteDialog
          kind={kind}
          entry={entry}
          onCancel={() => setMode("view")}
          onDelete={remove}
        />
      )}
    </li>
  );
}
