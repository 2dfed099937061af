import { Trans } from "@lingui/react/macro";
import type {
  ShopInformationDraft,
  ShopInformationField,
} from "#app/domain/shop-information/shop-information-form.ts";
import { shopInformationDraftOf } from "#app/domain/shop-information/shop-information-form.ts";
import { ConflictAlert } from "../layout/conflict-alert.tsx";
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
      <p>
        <Trans>Someone else changed these settings while you were editing them.</Trans>
      </p>
      <table className="w-full table-fixed text-left">
        <thead>
          <tr className="text-muted">
            <td />
            <th scope="col" className="pr-4 font-normal">
              <Trans>Theirs</Trans>
            </th>
            <th scope="col" className="font-normal">
              <Trans>Yours</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {conflict.fields.map((field) => (
            <tr key={field} className="border-hairline border-t align-top">
              <th scope="row" className="py-1 pr-4 font-normal text-muted">
                <SettingName field={field} />
              </th>
              <td className="py-1 pr-4 break-words">{shownValue(field, theirs)}</td>
              <td className="py-1 break-words">{shownValue(field, form.draft)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ConflictAlert>
  );
}
