import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { TaxonomyKind } from "#app/data/admin/taxonomy.ts";
import { entryNameIn, type TaxonomyEntry } from "#app/domain/catalogue/taxonomy-entry.ts";
import { nameIn } from "#app/domain/text/name-in.ts";
import { useLanguage } from "#app/ui/use-language.ts";
import { ErrorMessage } from "../failure/error-message.tsx";
import { useReturnFocus } from "../focus/use-return-focus.ts";
import { TextButton } from "../form/text-button.tsx";
import { useSubmission } from "../form/use-submission.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { TaxonomyEntryForm } from "./taxonomy-entry-form.tsx";
import type { TaxonomySubmission } from "./write-taxonomy.tsx";

type TaxonomyEntryRowProps = {
  kind: TaxonomyKind;
  entry: TaxonomyEntry;
  isDeleted: boolean;
  onClose: () => void;
};

/** A category or collection: its name, its slug and its actions. */
export function TaxonomyEntryRow({ kind, entry, isDeleted, onClose }: TaxonomyEntryRowProps) {
  const { t } = useLingui();
  const [mode, setMode] = useState<"view" | "edit" | "delete">("view");
  const edit = useReturnFocus<HTMLButtonElement>(mode === "edit");
  const language = useLanguage();
  const otherLanguage = language === "en" ? "es" : "en";
  const name = entryNameIn(language, entry);
  const otherName = entryNameIn(otherLanguage, entry);
  const description = nameIn(language, { name: entry.description, nameEs: entry.descriptionEs });
  const { submit, error } = useSubmission<TaxonomySubmission>();

  function close() {
    setMode("view");
    onClose();
  }

  function remove() {
    setMode("view");
    submit({ intent: "delete", kind, entry, name });
  }

  if (mode === "edit") {
    return (
      <li className="border-hairline border-b py-4">
        <TaxonomyEntryForm
          kind={kind}
          entry={entry}
          submitLabel={<Trans>Save</Trans>}
          onClose={close}
        />
      </li>
    );
  }
  if (isDeleted) return null;
  return (
    <li className="border-hairline border-b py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <div className="min-w-20 flex-1">
          <p>
            {name}
            {otherName !== name && (
              <span lang={otherLanguage} className="text-muted max-sm:block">
                <span className="max-sm:hidden">{" · "}</span>
                {otherName}
              </span>
            )}
          </p>
          <p className="break-words text-muted text-xs">{entry.name}</p>
        </div>
        <div className="flex flex-wrap">
          <TextButton
            ref={edit}
            aria-label={kind === "collections" ? t`Edit ${name}` : t`Rename ${name}`}
            onClick={() => setMode("edit")}
          >
            {kind === "collections" ? <Trans>Edit</Trans> : <Trans>Rename</Trans>}
          </TextButton>
          <TextButton aria-label={t`Delete ${name}`} onClick={() => setMode("delete")}>
            <Trans>Delete</Trans>
          </TextButton>
        </div>
      </div>
      {description && <p className="mt-1 line-clamp-2 text-muted text-sm">{description}</p>}
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
