import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { useFetcher } from "react-router";
import {
  MIN_PASSWORD_LENGTH,
  type PasswordProblem,
  passwordProblem,
} from "#app/domain/new-password.ts";
import { settings } from "#app/settings.ts";
import { Button } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { ErrorMessage } from "../layout/error-message.tsx";
import { AS_JSON, errorOf, type Outcome } from "../layout/outcome.ts";
import { SessionCard } from "./session-card.tsx";

/** What the form submits. */
export type NewPassword = { password: string };

function ProblemWords({ problem }: { problem: PasswordProblem }) {
  if (problem === "short") {
    return <Trans>Please use at least {MIN_PASSWORD_LENGTH} characters.</Trans>;
  }
  if (problem === "long") return <Trans>This password is too long.</Trans>;
  return <Trans>The two passwords are not the same.</Trans>;
}

function PasswordForm() {
  const fetcher = useFetcher<Outcome>();
  const [password, changePassword] = useState("");
  const [repeated, changeRepeated] = useState("");
  const [problem, setProblem] = useState<PasswordProblem | null>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = passwordProblem(password, repeated);
    setProblem(found);
    if (!found && fetcher.state === "idle") {
      fetcher.submit({ password } satisfies NewPassword, AS_JSON);
    }
  }

  return (
    <form onSubmit={submit} noValidate className="mt-8 grid gap-5">
      <TextField
        label={<Trans>New password</Trans>}
        type="password"
        autoComplete="new-password"
        value={password}
        onChange={changePassword}
        error={problem && problem !== "different" && <ProblemWords problem={problem} />}
      />
      <TextField
        label={<Trans>Repeat the new password</Trans>}
        type="password"
        autoComplete="new-password"
        value={repeated}
        onChange={changeRepeated}
        error={problem === "different" && <ProblemWords problem={problem} />}
      />
      <ErrorMessage error={errorOf(fetcher)} />
      <Button type="submit">
        <Trans>Save the new password</Trans>
      </Button>
    </form>
  );
}

/** The page of the e-mailed link: choose a new password, then sign in with it. */
export function ResetPage({ isAllowed }: { isAllowed: boolean }) {
  const { t } = useLingui();
  return (
    <SessionCard title={t`Choose a new password`} eyebrow={settings.brand}>
      {isAllowed ? (
        <PasswordForm />
      ) : (
        <>
          <p className="mt-6 text-muted">
            <Trans>This link has been used or is too old. Please ask for a new one.</Trans>
          </p>
          <Link to="/admin" className="text-link mt-6 inline-flex min-h-11 items-center">
            <Trans>Back to sign in</Trans>
          </Link>
        </>
      )}
    </SessionCard>
  );
}
