import { type KeyboardEvent, useRef, useState } from "react";
import { classNames } from "#app/ui/class-names.ts";

type InlineNumberProps = {
  /** The accessible name, such as `Quantity of Silk Wrap Dress`. */
  label: string;
  /** As it stands in the database. */
  value: string;
  inputMode: "numeric" | "decimal";
  /** Saves what was typed; resolves with whether it was taken. */
  onSave: (text: string) => Promise<boolean>;
  className?: string;
};

/** A number in a table that is changed where it stands: Enter or leaving saves, Escape takes back. */
export function InlineNumber({ label, value, inputMode, onSave, className }: InlineNumberProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const isTakenBack = useRef(false);

  async function save() {
    const wanted = typed;
    if (isTakenBack.current || wanted === null || wanted === value) {
      isTakenBack.current = false;
      setTyped(null);
      setWrong(false);
      return;
    }
    const isSaved = await onSave(wanted);
    setWrong(!isSaved);
    if (isSaved) setTyped(null);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    isTakenBack.current = event.key === "Escape";
    event.currentTarget.blur();
  }

  return (
    <input
      aria-label={label}
      aria-invalid={isWrong || undefined}
      inputMode={inputMode}
      value={typed ?? value}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={save}
      onKeyDown={onKeyDown}
      className={classNames(
        "min-h-11 w-full border border-transparent bg-transparent px-2 tabular-nums transition-colors",
        "hover:border-edge focus:border-ink focus:bg-surface aria-invalid:border-oxblood",
        className,
      )}
    />
  );
}
