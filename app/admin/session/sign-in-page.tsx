import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { signIn } from "#app/data/admin-session.ts";
import type { AdminFailure } from "#app/domain/admin-failure.ts";
import { settings } from "#app/settings.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { ArrowLeftIcon } from "#app/ui/icons/arrow-left-icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { useAddress } from "#app/ui/use-address.ts";
import { FailureMessage } from "../layout/failure-message.tsx";
import { failureOf } from "../layout/use-write.ts";
import { ForgotCredentials } from "./forgot-credentials.tsx";
import { SessionCard } from "./session-card.tsx";

type Outcome = { kind: "idle" | "busy" | "wrong" } | { kind: "failed"; failure: AdminFailure };

/** The owner's door: username, password, and a way back in for who forgot them. */
export function SignInPage({ target, wasReset }: { target: string; wasReset: boolean }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const addressOf = useAddress();
  const [username, setUsername] = useState("");
  const [password, setPassword] = useState("");
  const [keep, setKeep] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>({ kind: "idle" });

  async function submit(event: FormEvent) {
    event.preventDefault();
    setOutcome({ kind: "busy" });
    try {
      if (await signIn({ username, password, keep }))
        await navigate(addressOf(target), { replace: true });
      else setOutcome({ kind: "wrong" });
    } catch (error) {
      setOutcome({ kind: "failed", failure: failureOf(error) });
    }
  }

  return (
    <SessionCard title={t`Admin Dashboard Access`} eyebrow={settings.brand}>
      {wasReset && (
        <p role="status" className="mt-6 border-sage border-l-2 bg-wash-sage px-4 py-3 text-sm">
          <Trans>Your new password is saved. Please sign in with it.</Trans>
        </p>
      )}
      <form onSubmit={submit} className="mt-8 grid gap-5">
        <TextField
          label={<Trans>Username</Trans>}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={username}
          onChange={setUsername}
        />
        <TextField
          label={<Trans>Password</Trans>}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={setPassword}
        />
        <CheckboxField label={<Trans>Keep me signed in</Trans>} checked={keep} onChange={setKeep} />
        <div role="alert">
          {outcome.kind === "wrong" && (
            <p className="text-sm text-oxblood">
              <Trans>Invalid username or password. Please try again.</Trans>
            </p>
          )}
        </div>
        <FailureMessage failure={outcome.kind === "failed" ? outcome.failure : null} />
        <Button type="submit" disabled={outcome.kind === "busy"}>
          {outcome.kind === "busy" ? <Trans>Signing in...</Trans> : <Trans>Sign In</Trans>}
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
