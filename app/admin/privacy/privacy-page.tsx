import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { type Erasure, erasePerson, exportPerson } from "#app/data/admin-privacy.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { downloadFile } from "../layout/download-file.ts";
import { FailureMessage } from "../layout/failure-message.tsx";
import { PageHeading } from "../layout/page-heading.tsx";
import { useWrite } from "../layout/use-write.ts";
import { ErasureDialog } from "./erasure-dialog.tsx";
import { ErasureOutcome } from "./erasure-outcome.tsx";

/** Where the owner answers a shopper who asks for their data, or asks to be forgotten. */
export function PrivacyPage() {
  const [email, setEmail] = useState("");
  const [isAsking, setAsking] = useState(false);
  const [erasure, setErasure] = useState<Erasure | null>(null);
  const { write, isBusy, failure } = useWrite();
  const address = email.trim();
  const isReady = address !== "" && !isBusy;

  function type(value: string) {
    setEmail(value);
    setErasure(null);
  }

  async function download() {
    setErasure(null);
    const done = await write(() => exportPerson(address));
    if (done.ok) downloadFile("personal-data.json", done.result, "application/json");
  }

  async function erase() {
    setAsking(false);
    const done = await write(() => erasePerson(address));
    if (done.ok) setErasure(done.result);
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
            A shopper may ask what you keep about them, and to be forgotten. Make sure that the
            request really comes from this address: answer to it.
          </Trans>
        </p>
        <TextField
          label={<Trans>The shopper's e-mail address</Trans>}
          type="email"
          value={email}
          onChange={type}
        />
        <FailureMessage failure={failure} />
        <div className="flex flex-wrap gap-3">
          <Button size="sm" variant="secondary" onClick={download} disabled={!isReady}>
            <Trans>Download the data</Trans>
          </Button>
          <Button size="sm" variant="plain" onClick={() => setAsking(true)} disabled={!isReady}>
            <Trans>Erase the data</Trans>
          </Button>
        </div>
        <ErasureOutcome erasure={erasure} />
      </form>
      <ErasureDialog
        isOpen={isAsking}
        email={address}
        onErase={erase}
        onKeep={() => setAsking(false)}
      />
    </>
  );
}
