import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { AdminFailure } from "#app/domain/admin-failure.ts";
import { classNames } from "#app/ui/class-names.ts";

type FailureMessageProps = {
  failure: AdminFailure | null;
  /** The words for a name that is taken already, where "name" does not say enough. */
  duplicate?: ReactNode;
  className?: string;
};

function FailureWords({ failure, duplicate }: { failure: AdminFailure; duplicate?: ReactNode }) {
  switch (failure.reason) {
    case "signed-out":
      return <Trans>You are signed out. Nothing was changed; please sign in again.</Trans>;
    case "not-configured":
      return <Trans>Supabase not configured</Trans>;
    case "unreachable":
      return <Trans>The database does not answer. Nothing was changed; please try again.</Trans>;
    case "duplicate":
      return duplicate ?? <Trans>There is one of that name already. Please choose another.</Trans>;
    case "gone":
      return <Trans>It was deleted meanwhile, so there is nothing left to change.</Trans>;
    case "refused":
      return <Trans>This was refused: {failure.message}</Trans>;
  }
}

/** Says why something was not done, in words, where it was asked for. */
export function FailureMessage({ failure, duplicate, className }: FailureMessageProps) {
  return (
    <div role="alert" className={classNames(failure ? className : undefined)}>
      {failure && (
        <p className="border-oxblood border-l-2 bg-panel px-4 py-3 text-sm text-oxblood">
          <FailureWords failure={failure} duplicate={duplicate} />
        </p>
      )}
    </div>
  );
}
