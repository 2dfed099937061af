import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useId, useState } from "react";
import type { Credentials } from "#app/data/admin/session.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { ArrowLeftIcon } from "#app/ui/icons/arrow-left-icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { ErrorMessage } from "../failure/error-message.tsx";
import { useSubmission } from "../form/use-submission.ts";
import { ForgotCredentials } from "./forgot-credentials.tsx";
import { SessionCard } from "./session-card.tsx";

/** The sign-in form, with a link for a forgotten password. */
export function SignInPage({ wasReset }: { wasReset: boolean }) {
  const { t } = useLingui();
  const { submit, isBusy, error, outcome } = useSubmission<Credentials, { isWrong: boolean }>();
  const [username, setUsername] = useState("");
  const [password, setPassword] = useState("");
  const [keep, setKeep] = useState(false);
  const errorId = useId();
  const isWrong = !isBusy && outcome?.isWrong;
  const errorProps = isWrong && { "aria-invalid": true, "aria-describedby": errorId };

  function signIn(event: FormEvent) {
    event.preventDefault();
    submit({ username, password, keep });
  }

  return (
    <SessionCard title={t`Admin Dashboard Access`}>
      {wasReset && (
        <p role="status" className="mt-6 border-sage border-l-2 bg-wash-sage px-4 py-3 text-sm">
          <Trans>Your new password is saved. Please sign in with it.</Trans>
        </p>
      )}
      <form onSubmit={signIn} className="mt-8 grid gap-5">
        <TextField
          label={<Trans>Username</Trans>}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...errorProps}
          value={username}
          onChange={setUsername}
        />
        <TextField
          label={<Trans>Password</Trans>}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          {...errorProps}
          value={password}
          onChange={setPassword}
        />
        <CheckboxField label={<Trans>Keep me signed in</Trans>} checked={keep} onChange={setKeep} />
        <div role="alert">
          {isWrong && (
            <p id={errorId} className="text-sm text-oxblood">
              <Trans>Invalid username or password. Please try again.</Trans>
            </p>
          )}
        </div>
        <ErrorMessage error={error} isRead />
        <Button type="submit" isInactive={isBusy}>
          {isBusy ? <Trans>Signing in...</Trans> : <Trans>Sign In</Trans>}
        </Button>
      </form>
      <ForgotCredentials username={username} />
      <Link to="/" className="label-caps mt-8 inline-flex min-h-11 items-center gap-2 text-muted">
        <ArrowLeftIcon className="size-4" />
        <Trans>Back to Site</Trans>
      </Link>
    </SessionCard>
  );
}
