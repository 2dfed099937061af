import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { TaxonomyKind } from "#app/data/admin/taxonomy.ts";
import type { TaxonomyEntry } from "#app/domain/catalogue/taxonomy-entry.ts";
import { ErrorMessage } from "../failure/error-message.tsx";
import { useReturnFocus } from "../focus/use-return-focus.ts";
import { TextButton } from "../form/text-button.tsx";
import { useSubmission } from "../form/use-submission.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { TaxonomyEntryForm } from "./taxonomy-entry-form.tsx";
import type { TaxonomySubmission } from "./write-taxonomy.tsx";

type TaxonomyEntryRowProps = { kind: TaxonomyKind; entry: TaxonomyEntry };

/** A category or collection: its name, its slug and its actions. */
export function TaxonomyEntryRow({ kind, entry }: TaxonomyEntryRowProps) {
  const { t } = useLingui();
  const [mode, setMode] = useState<"view" | "edit" | "delete">("view");
  const edit = useReturnFocus<HTMLButtonElement>(mode === "edit");
  const { submit, error } = useSubmission<TaxonomySubmission>();

  function remove() {
    setMode("view");
    submit({ intent: "delete", kind, entry });
  }

  if (mode === "edit") {
    return (
      <li className="border-hairline border-b py-4">
        <TaxonomyEntryForm
          kind={kind}
          entry={entry}
          submitLabel={<Trans>Save</Trans>}
          onClose={() => setMode("view")}
        />
      </li>
    );
  }
  return (
    <li className="border-hairline border-b py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <div className="min-w-20 flex-1">
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
          <TextButton
            ref={edit}
            aria-label={
              kind === "collections" ? t`Edit ${entry.displayName}` : t`Rename ${entry.displayName}`
            }
            onClick={() => setMode("edit")}
          >
            {kind === "collections" ? <Trans>Edit</Trans> : <Trans>Rename</Trans>}
          </TextButton>
          <TextButton aria-label={t`Delete ${entry.displayName}`} onClick={() => setMode("delete")}>
            <Trans>Delete</Trans>
          </TextButton>
        </div>
      </div>
      {entry.description && (
        <p className="mt-1 line-clamp-2 text-muted text-sm">{entry.description}</p>
      )}
      <ErrorMessage error={error} className="mt-2" />
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
