import { Trans, useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import type { NamedSwatch } from "#app/data/admin/swatches.ts";
import { choiceName } from "#app/domain/product/choice-name.ts";
import { colorKey, swatchFor } from "#app/domain/product/swatch.ts";
import { ChosenSwatches } from "#app/ui/chosen-swatches.ts";
import { Swatch } from "#app/ui/swatch.tsx";
import { ErrorMessage } from "../failure/error-message.tsx";
import { ConflictAlert } from "../form/conflict-alert.tsx";
import { TEXT_BUTTON_CLASS, TextButton } from "../form/text-button.tsx";
import { useDraft } from "../unsaved/use-draft.ts";
import type { SwatchSubmission } from "./write-swatch.ts";

/** Where the color picker starts. */
const GREY = "#9a958e";

type DotProps = { color: string; hex: string | null };

/** The swatch of a color name, if a color is chosen for it, or the shop's own. */
function Dot({ color, hex }: DotProps) {
  return (
    <ChosenSwatches value={hex ? [{ color: colorKey(color), hex }] : []}>
      <Swatch color={color} size="md" />
    </ChosenSwatches>
  );
}

type SwatchRowProps = { swatch: NamedSwatch; isDeleted: boolean; onClose: () => void };

/** A color name with its swatch, for which the owner may choose a color. */
export function SwatchRow({ swatch: { name: color, hex }, isDeleted, onClose }: SwatchRowProps) {
  const { t, i18n } = useLingui();
  const name = choiceName(i18n, color);
  const input = useRef<HTMLInputElement>(null);
  const form = useDraft<Pick<NamedSwatch, "hex">, SwatchSubmission>({ hex }, String(hex), {
    onSaved: onClose,
  });
  const { base, draft, isDirty } = form;
  const isGrey = !draft.hex && swatchFor(color) === "grey";

  function save(wanted: string | null) {
    form.submit({ kind: "swatches", name: color, hex: wanted, opened: base.hex }, { hex: wanted });
    input.current?.focus();
  }

  function cancel() {
    form.discard();
    input.current?.focus();
    onClose();
  }

  function resolve(keepMine: boolean) {
    form.resolve(keepMine);
    input.current?.focus();
  }

  if (isDeleted && !isDirty && !form.error) return null;
  return (
    <li className="border-hairline border-b py-1.5">
      <div className="flex flex-wrap items-center gap-x-3">
        <Dot color={color} hex={draft.hex} />
        <span className="min-w-0 flex-1 break-words">
          {name}
          {isGrey && (
            <span className="text-muted text-xs">
              {" · "}
              <Trans>gray in the shop</Trans>
            </span>
          )}
        </span>
        {isDirty && (
          <>
            <TextButton aria-label={t`Save the swatch of ${name}`} onClick={() => save(draft.hex)}>
              <Trans>Save</Trans>
            </TextButton>
            {!form.isBusy && (
              <TextButton aria-label={t`Cancel the swatch of ${name}`} onClick={cancel}>
                <Trans>Cancel</Trans>
              </TextButton>
            )}
          </>
        )}
        {draft.hex && !isDirty && (
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
            value={draft.hex ?? GREY}
            onChange={(event) => form.change({ hex: event.currentTarget.value })}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
        </label>
      </div>
      <ConflictAlert
        form={{ ...form, resolve }}
        comparison={{
          nameOf: () => name,
          show: (_, { hex }) => (
            <span className="flex flex-wrap items-center gap-2">
              <Dot color={color} hex={hex} />
              {hex ?? "–"}
            </span>
          ),
        }}
        className="my-2"
      />
      <ErrorMessage error={form.error} className="my-2" />
    </li>
  );
}
