import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import {
  changeTaxonomyEntry,
  deleteTaxonomyEntry,
  type TaxonomyKind,
} from "#app/data/admin-taxonomy.ts";
import type { TaxonomyEntry } from "#app/domain/taxonomy-entry.ts";
import { FailureMessage } from "../layout/failure-message.tsx";
import { useWrite } from "../layout/use-write.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { TaxonomyEntryForm } from "./taxonomy-entry-form.tsx";

type TaxonomyEntryRowProps = { kind: TaxonomyKind; entry: TaxonomyEntry };

const ACTION = "text-link inline-flex min-h-11 items-center px-2 text-sm hover:text-terracotta";

/** One category or collection: its name and slug, and what can be done with it. */
export function TaxonomyEntryRow({ kind, entry }: TaxonomyEntryRowProps) {
  const { t } = useLingui();
  const [doing, setDoing] = useState<"nothing" | "renaming" | "deleting">("nothing");
  const { write, failure } = useWrite();

  if (doing === "renaming") {
    return (
      <li className="border-hairline border-b py-4">
        <TaxonomyEntryForm
          kind={kind}
          start={entry}
          submitLabel={<Trans>Save</Trans>}
          failure={failure}
          onSave={async (values) => {
            const { ok } = await write(() => changeTaxonomyEntry(kind, entry.id, values));
            if (ok) setDoing("nothing");
            return ok;
          }}
          onCancel={() => setDoing("nothing")}
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
            onClick={() => setDoing("renaming")}
            className={ACTION}
          >
            {kind === "collections" ? <Trans>Edit</Trans> : <Trans>Rename</Trans>}
          </button>
          <button
            type="button"
            aria-label={t`Delete ${entry.displayName}`}
            onClick={() => setDoing("deleting")}
            className={ACTION}
          >
            <Trans>Delete</Trans>
          </button>
        </div>
      </div>
      {entry.description && (
        <p className="mt-1 line-clamp-2 text-muted text-sm">{entry.description}</p>
      )}
      <FailureMessage failure={failure} className="mt-2" />
      {doing === "deleting" && (
        <DeleteDialog
          kind={kind}
          entry={entry}
          onKeep={() => setDoing("nothing")}
          onDelete={async () => {
            setDoing("nothing");
            await write(() => deleteTaxonomyEntry(kind, entry.id));
          }}
        />
      )}
    </li>
  );
}
