import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import {
  MIN_PASSWORD_LENGTH,
  type PasswordProblem,
  passwordProblem,
} from "#app/domain/staff/new-password.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { ErrorMessage } from "../failure/error-message.tsx";
import { useSubmission } from "../form/use-submission.ts";
import { ValidatedForm } from "../form/validated-form.tsx";
import { TextLink } from "../layout/text-link.tsx";
import { SessionCard } from "./session-card.tsx";

export type NewPassword = { password: string };

function PasswordProblemMessage({ problem }: { problem: PasswordProblem }) {
  if (problem === "short") {
    return <Trans>Please use at least {MIN_PASSWORD_LENGTH} characters.</Trans>;
  }
  if (problem === "long") return <Trans>This password is too long.</Trans>;
  return <Trans>The two passwords are not the same.</Trans>;
}

function PasswordForm() {
  const { submit, error } = useSubmission<NewPassword>();
  const [password, setPassword] = useState("");
  const [repeated, setRepeated] = useState("");
  const [problem, setProblem] = useState<PasswordProblem | null>(null);

  function save() {
    const nextProblem = passwordProblem(password, repeated);
    setProblem(nextProblem);
    if (!nextProblem) submit({ password });
  }

  return (
    <ValidatedForm onSubmit={save} className="mt-8 grid gap-5">
      <TextField
        label={<Trans>New password</Trans>}
        type="password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        error={problem && problem !== "different" && <PasswordProblemMessage problem={problem} />}
      />
      <TextField
        label={<Trans>Repeat the new password</Trans>}
        type="password"
        autoComplete="new-password"
        value={repeated}
        onChange={setRepeated}
        error={problem === "different" && <PasswordProblemMessage problem={problem} />}
      />
      <ErrorMessage error={error} />
      <Button type="submit">
        <Trans>Save the new password</Trans>
      </Button>
    </ValidatedForm>
  );
}

/** The page of the emailed link, which sets a new password. */
export function ResetPage({ isAllowed }: { isAllowed: boolean }) {
  const { t } = useLingui();
  return (
    <SessionCard title={t`Choose a new password`}>
      {isAllowed ? (
        <PasswordForm />
      ) : (
        <>
          <p className="mt-6 text-muted">
            <Trans>This link has been used or is too old. Please ask for a new one.</Trans>
          </p>
          <TextLink to="/admin" className="mt-6">
            <Trans>Back to sign in</Trans>
          </TextLink>
        </>
      )}
    </SessionCard>
  );
}
