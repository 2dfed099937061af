import type {
  ShopInformationDraft,
  ShopInformationField,
} from "#app/domain/shop-information/shop-information-form.ts";
import { shopInformationDraftOf } from "#app/domain/shop-information/shop-information-form.ts";
import { ConflictAlert } from "../form/conflict-alert.tsx";
import { ConflictTable } from "../form/conflict-table.tsx";
import { SettingName } from "./setting-name.tsx";
import type { SettingsForm } from "./use-settings-form.ts";

function shownValue(field: ShopInformationField, draft: ShopInformationDraft): string {
  if (field !== "trackingPages") return [draft[field]].flat().join(", ") || "–";
  const pages = Object.entries(draft.trackingPages).map(([courier, url]) => `${courier}: ${url}`);
  return pages.join(", ") || "–";
}

type SettingsConflictProps = {
  form: SettingsForm;
  conflict: NonNullable<SettingsForm["conflict"]>;
};

/** Compares the settings that two editors changed and lets the second one choose a version. */
export function SettingsConflict({ form, conflict }: SettingsConflictProps) {
  const theirs = shopInformationDraftOf(conflict.current.values);

  return (
    <ConflictAlert onResolve={form.resolveConflict} className="mx-5 mb-8 sm:mx-10">
      <ConflictTable
        fields={conflict.fields}
        nameOf={(field) => <SettingName of={field} />}
        theirs={(field) => shownValue(field, theirs)}
        yours={(field) => shownValue(field, form.draft)}
        className="table-fixed"
      />
    </ConflictAlert>
  );
}
