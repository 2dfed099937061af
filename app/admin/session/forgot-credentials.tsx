import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { sendResetLink } from "#app/data/admin/password.ts";

/** Specification section 9. */
const MIN_SENDING_MS = 1500;
const CONFIRMATION_MS = 5000;

type State =
  | { kind: "idle" | "sending" | "failed" }
  | { kind: "sent"; email: string; isTyped: boolean };

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function Outcome({ state }: { state: State }) {
  if (state.kind === "sent") {
    return (
      <p className="border-sage border-l-2 bg-wash-sage px-4 py-3 text-sm text-ink">
        <Trans>
          If {state.email} has an account here, a link to choose a new password is on its way.
        </Trans>
        {!state.isTyped && (
          <>
            {" "}
            <Trans>Is your username another one? Enter it above first.</Trans>
          </>
        )}
      </p>
    );
  }
  if (state.kind !== "failed") return null;
  return (
    <p className="text-sm text-oxblood">
      <Trans>Failed to send credentials. Please try again.</Trans>
    </p>
  );
}

/** Sends a reset link to the username's address, or to the shop's staff address. Not an action: its message is timed. */
export function ForgotCredentials({ username }: { username: string }) {
  const [state, setState] = useState<State>({ kind: "idle" });

  useEffect(() => {
    if (state.kind !== "sent") return;
    const timer = setTimeout(() => setState({ kind: "idle" }), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [state]);

  async function send() {
    // Not disabled, which would lose the focus.
    if (state.kind === "sending") return;
    setState({ kind: "sending" });
    const sending = sendResetLink(username).then(
      (email): State => ({ kind: "sent", email, isTyped: username.trim() !== "" }),
      (): State => ({ kind: "failed" }),
    );
    const [outcome] = await Promise.all([sending, pause(MIN_SENDING_MS)]);
    setState(outcome);
  }

  return (
    <div className="mt-4">
      <button
        type="button"
        onClick={send}
        aria-disabled={state.kind === "sending" || undefined}
        className="text-link min-h-11 text-sm text-muted"
      >
        {state.kind === "sending" ? <Trans>Sending...</Trans> : <Trans>Forgot credentials?</Trans>}
      </button>
      <div role="status">
        <Outcome state={state} />
      </div>
    </div>
  );
}
