import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import type { NamedSwatch } from "#app/data/admin/swatches.ts";
import { choiceName } from "#app/domain/product/choice-name.ts";
import { colorKey, swatchFor } from "#app/domain/product/swatch.ts";
import { ChosenSwatches } from "#app/ui/chosen-swatches.ts";
import { Swatch } from "#app/ui/swatch.tsx";
import { ErrorMessage } from "../failure/error-message.tsx";
import { TEXT_BUTTON_CLASS, TextButton } from "../form/text-button.tsx";
import { useSubmission } from "../form/use-submission.ts";
import { useUnsavedChanges } from "../unsaved/use-unsaved-changes.ts";
import type { SwatchSubmission } from "./write-swatch.ts";

/** Where the color picker starts. */
const GREY = "#9a958e";

/** A color name with its swatch, for which the owner may choose a color. */
export function SwatchRow({ swatch: { name: color, hex } }: { swatch: NamedSwatch }) {
  const { t, i18n } = useLingui();
  const name = choiceName(i18n, color);
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string | null>(null);
  useUnsavedChanges(draft !== null && draft !== hex);
  const shown = draft ?? hex;
  const isGrey = !shown && swatchFor(color) === "grey";

  const [sent, setSent] = useState<string | null>(null);
  const { submit, isBusy, error } = useSubmission<SwatchSubmission>({
    // A color that was chosen meanwhile stays.
    onDone: () => setDraft((now) => (now === sent ? null : now)),
  });

  function save(wanted: string | null) {
    if (isBusy) return;
    setSent(wanted);
    submit({ kind: "swatches", name: color, hex: wanted });
    input.current?.focus();
  }

  return (
    <li className="border-hairline border-b py-1.5">
      <div className="flex flex-wrap items-center gap-x-3">
        <ChosenSwatches value={shown ? [{ color: colorKey(color), hex: shown }] : []}>
          <Swatch color={color} size="md" />
        </ChosenSwatches>
        <span className="min-w-0 flex-1 break-words">
          {name}
          {isGrey && (
            <span className="text-muted text-xs">
              {" · "}
              <Trans>gray in the shop</Trans>
            </span>
          )}
        </span>
        {draft && (
          <TextButton aria-label={t`Save the swatch of ${name}`} onClick={() => save(draft)}>
            <Trans>Save</Trans>
          </TextButton>
        )}
        {hex && !draft && (
          <TextButton aria-label={t`Reset the swatch of ${name}`} onClick={() => save(null)}>
            <Trans>Reset</Trans>
          </TextButton>
        )}
        <label
          className={`${TEXT_BUTTON_CLASS} relative has-focus-visible:outline-2 has-focus-visible:outline-terracotta`}
        >
          <Trans>Choose</Trans>
          <input
            ref={input}
            type="color"
            aria-label={t`Choose the swatch of ${name}`}
            value={shown ?? GREY}
            onChange={(event) => setDraft(event.currentTarget.value)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
        </label>
      </div>
      <ErrorMessage error={error} className="my-2" />
    </li>
  );
}
