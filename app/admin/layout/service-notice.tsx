import { Plural, Trans } from "@lingui/react/macro";
import type { ServiceState } from "#app/data/admin/service-state.ts";

/** What is wrong with the server itself, for which the admin has no page. */
export function ServiceNotice({
  lateMails,
  isBackupMissing,
  inconsistencies,
}: Omit<ServiceState, "setup">) {
  return (
    <div className="mb-6 border-oxblood border-l-2 bg-panel px-4 py-3 text-sm">
      {lateMails > 0 && (
        <p>
          <Plural
            value={lateMails}
            one="# email is late or could not be delivered."
            other="# emails are late or could not be delivered."
          />
        </p>
      )}
      {isBackupMissing && (
        <p>
          <Trans>Last night's backup is missing.</Trans>
        </p>
      )}
      {inconsistencies > 0 && (
        <p>
          <Plural
            value={inconsistencies}
            one="# contradiction was found between orders, payments and stock."
            other="# contradictions were found between orders, payments and stock."
          />
        </p>
      )}
      <p className="text-muted">
        <Trans>Please tell the person who maintains the shop.</Trans>
      </p>
    </div>
  );
}
