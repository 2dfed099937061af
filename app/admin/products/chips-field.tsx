import { useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { cleanChips } from "#app/domain/product-editing/product-variants.ts";
import { FIELD_CLASS, FieldShell } from "#app/ui/field-shell.tsx";
import { CloseIcon } from "#app/ui/icons/close-icon.tsx";
import { LiveRegion } from "#app/ui/live-region.tsx";
import { Swatch } from "#app/ui/swatch.tsx";
import { useFocusAfterRemoval } from "../focus/use-focus-after-removal.ts";

type ChipsFieldProps = {
  label: ReactNode;
  hint: ReactNode;
  chips: string[];
  onChange: (chips: string[]) => void;
  /** Shows a swatch for each chip and for the text in the input. */
  areColors?: boolean;
};

function Chip({
  text,
  areColors,
  onRemove,
}: {
  text: string;
  areColors?: boolean;
  onRemove: () => void;
}) {
  const { t } = useLingui();
  return (
    <li className="inline-flex items-center gap-2 border border-edge bg-surface pl-3 text-sm">
      {areColors && <Swatch color={text} />}
      {text}
      <button
        type="button"
        aria-label={t`Remove ${text}`}
        onClick={onRemove}
        className="grid size-9 place-items-center hover:text-terracotta"
      >
        <CloseIcon className="size-3.5" />
      </button>
    </li>
  );
}

/** A list of short texts: Enter or a comma adds one, Backspace in the empty input removes the last one. */
export function ChipsField({ label, hint, chips, onChange, areColors }: ChipsFieldProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState("");
  const [announcement, setAnnouncement] = useState("");
  const { list, onRemoved } = useFocusAfterRemoval<HTMLUListElement>();

  function change(next: string[]) {
    const removed = chips.filter((chip) => !next.includes(chip)).join(", ");
    const added = next.filter((chip) => !chips.includes(chip)).join(", ");
    setAnnouncement(removed ? t`${removed} was removed.` : added && t`${added} was added.`);
    onChange(next);
  }

  function add(text: string) {
    change(cleanChips([...chips, ...text.split(",")]));
    setTyped("");
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === "Enter") {
      // The hint invites Enter: it never submits the form.
      event.preventDefault();
      add(typed);
    } else if (event.key === "Backspace" && typed === "") {
      change(chips.slice(0, -1));
    }
  }

  return (
    <FieldShell label={label} hint={hint}>
      {(control) => (
        <div className="grid gap-2">
          <ul ref={list} className="flex flex-wrap gap-2 empty:hidden">
            {chips.map((chip, index) => (
              <Chip
                key={chip}
                text={chip}
                areColors={areColors}
                onRemove={() => {
                  change(chips.filter((other) => other !== chip));
                  onRemoved(index);
                }}
              />
            ))}
          </ul>
          <span className="relative block">
            <input
              {...control}
              value={typed}
              maxLength={100}
              enterKeyHint="enter"
              onChange={({ currentTarget: { value } }) =>
                value.includes(",") ? add(value) : setTyped(value)
              }
              onKeyDown={onKeyDown}
              onBlur={() => typed.trim() !== "" && add(typed)}
              className={FIELD_CLASS}
            />
            {areColors && typed.trim() !== "" && (
              <span className="absolute top-1/2 right-3 flex -translate-y-1/2">
                <Swatch color={typed} size="md" />
              </span>
            )}
          </span>
          <LiveRegion>{announcement}</LiveRegion>
        </div>
      )}
    </FieldShell>
  );
}
