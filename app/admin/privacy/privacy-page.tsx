import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { ErrorMessage } from "../failure/error-message.tsx";
import { useSubmission } from "../form/use-submission.ts";
import { PageHeading } from "../layout/page-heading.tsx";
import { ErasureDialog } from "./erasure-dialog.tsx";
import { ErasureOutcome } from "./erasure-outcome.tsx";
import type { PrivacyResult, PrivacySubmission } from "./write-privacy.ts";

/** The tab Personal data, which exports or erases the data of a shopper. */
export function PrivacyPage() {
  const [email, setEmail] = useState("");
  const [isConfirming, setConfirming] = useState(false);
  const { submit, isBusy, isSubmitting, error, outcome } = useSubmission<
    PrivacySubmission,
    PrivacyResult
  >();
  const address = email.trim();
  const isReady = address !== "" && !isBusy;
  const isErased = !isSubmitting && outcome?.email === address;

  function erase() {
    setConfirming(false);
    submit({ intent: "erase", email: address });
  }

  return (
    <>
      <PageHeading title={<Trans>Personal data</Trans>} />
      <form
        onSubmit={(event) => event.preventDefault()}
        noValidate
        className="grid max-w-xl gap-5 border border-hairline bg-surface px-5 py-6 sm:px-8 sm:py-8"
      >
        <p className="text-muted text-sm">
          <Trans>
            A customer may ask what you keep about them, and ask you to erase it. Make sure that the
            request really comes from this email address or phone: answer there.
          </Trans>
        </p>
        <TextField
          label={<Trans>The customer's email or phone number</Trans>}
          hint={<Trans>A phone number finds orders without an email address.</Trans>}
          inputMode="email"
          autoComplete="off"
          value={email}
          onChange={setEmail}
        />
        <ErrorMessage error={error} />
        <div className="flex flex-wrap gap-3">
          <Button
            size="sm"
            variant="secondary"
            onClick={() => submit({ intent: "export", email: address })}
            disabled={!isReady}
          >
            <Trans>Download the data</Trans>
          </Button>
          <Button size="sm" variant="plain" onClick={() => setConfirming(true)} disabled={!isReady}>
            <Trans>Erase the data</Trans>
          </Button>
        </div>
        <ErasureOutcome erasure={(isErased && outcome?.erasure) || null} />
      </form>
      <ErasureDialog
        isOpen={isConfirming}
        email={address}
        onErase={erase}
        onCancel={() => setConfirming(false)}
      />
    </>
  );
}
