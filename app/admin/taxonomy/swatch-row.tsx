import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { NamedSwatch } from "#app/data/admin/admin-swatches.ts";
import { colorKey, swatchFor } from "#app/domain/swatch.ts";
import { ChosenSwatches } from "#app/ui/chosen-swatches.ts";
import { Swatch } from "#app/ui/swatch.tsx";
import { ErrorMessage } from "../layout/error-message.tsx";
import { errorOf, type Outcome, SUBMIT_OPTIONS } from "../layout/outcome.ts";
import { useActionDone } from "../layout/use-action-done.ts";
import type { SwatchSubmission } from "./write-swatch.ts";

const ACTION = "text-link inline-flex min-h-11 items-center px-2 text-sm hover:text-terracotta";

/** Where the color picker starts. */
const GREY = "#9a958e";

/** A color name with its swatch, for which the owner may choose a color. */
export function SwatchRow({ swatch: { name, hex } }: { swatch: NamedSwatch }) {
  const { t } = useLingui();
  const fetcher = useFetcher<Outcome>();
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const shown = draft ?? hex;
  const isGrey = !shown && swatchFor(name) === "grey";

  useActionDone(fetcher, ({ error }) => {
    if (!error) setDraft(null);
  });

  function submit(wanted: string | null) {
    const submission: SwatchSubmission = { kind: "swatches", name, hex: wanted };
    fetcher.submit(submission, SUBMIT_OPTIONS);
    input.current?.focus();
  }

  return (
    <li className="border-hairline border-b py-1.5">
      <div className="flex flex-wrap items-center gap-x-3">
        <ChosenSwatches value={shown ? [{ color: colorKey(name), hex: shown }] : []}>
          <Swatch color={name} size="md" />
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
          <button
            type="button"
            aria-label={t`Save the swatch of ${name}`}
            onClick={() => submit(draft)}
            className={ACTION}
          >
            <Trans>Save</Trans>
          </button>
        )}
        {hex && !draft && (
          <button
            type="button"
            aria-label={t`Reset the swatch of ${name}`}
            onClick={() => submit(null)}
            className={ACTION}
          >
            <Trans>Reset</Trans>
          </button>
        )}
        <label
          className={`${ACTION} relative has-focus-visible:outline-2 has-focus-visible:outline-terracotta`}
        >
          <Trans>Choose</Trans>
          <input
            ref={input}
            type="color"
            aria-label={t`Swatch of ${name}`}
            value={shown ?? GREY}
            onChange={(event) => setDraft(event.currentTarget.value)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
        </label>
      </div>
      <ErrorMessage error={errorOf(fetcher)} className="my-2" />
    </li>
  );
}
