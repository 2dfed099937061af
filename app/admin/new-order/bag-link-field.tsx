import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { OwnerLineDraft } from "#app/domain/owner-order/owner-order-draft.ts";
import { parseUrl } from "#app/domain/query/parse-url.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { ErrorMessage } from "../failure/error-message.tsx";
import { useAddedLines } from "./use-added-lines.ts";

type Outcome = "added" | "empty" | "invalid" | null;

/** Return the lines' part of a link's query, or null for a text that is no link of a bag. */
function queryOf(link: string): URLSearchParams | null {
  const url = parseUrl(link.trim());
  const lines = url?.searchParams.getAll("line") ?? [];
  return lines.length > 0 ? new URLSearchParams(lines.map((line) => ["line", line])) : null;
}

/** Adds the lines of a shared bag whose link is pasted. */
export function BagLinkField({ onAdd }: { onAdd: (lines: OwnerLineDraft[]) => void }) {
  const { t } = useLingui();
  const [link, setLink] = useState("");
  const [outcome, setOutcome] = useState<Outcome>(null);
  const added = useAddedLines((lines) => {
    setOutcome(lines.length > 0 ? "added" : "empty");
    onAdd(lines);
  });

  function read(text: string) {
    const query = queryOf(text);
    setOutcome(text.trim() === "" || query ? null : "invalid");
    setLink(query ? "" : text);
    if (query) added.load(query);
  }

  return (
    <div className="grid gap-2">
      <TextField
        label={<Trans>From a shared bag</Trans>}
        hint={<Trans>Paste the link that the customer sent you.</Trans>}
        error={
          (outcome === "invalid" && <Trans>This is not the link of a bag.</Trans>) ||
          (outcome === "empty" && <Trans>Nothing in this bag is sold any more.</Trans>)
        }
        type="url"
        value={link}
        onChange={read}
        // Enter after the link would submit the form around it.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        placeholder={t`https://…/bag?line=…`}
        autoComplete="off"
        maxLength={8000}
      />
      {added.error && <ErrorMessage error={added.error} isRead />}
      <p role="status" className="text-sage text-sm empty:hidden">
        {outcome === "added" && <Trans>The bag's items were added.</Trans>}
      </p>
    </div>
  );
}
