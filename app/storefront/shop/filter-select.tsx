import { type ReactNode, useId } from "react";
import { ChevronDownIcon } from "#app/ui/icons/chevron-down-icon.tsx";

type FilterSelectProps = {
  name: string;
  label: ReactNode;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
};

/** A labeled native select: the platform's picker and type-ahead. Hidden without script, where the checkboxes below it submit. */
export function FilterSelect({ name, label, value, onChange, children }: FilterSelectProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="label-caps block text-muted">
        {label}
      </label>
      <div className="relative mt-1 noscript:hidden">
        <select
          id={id}
          name={name}
          // Of no form: it would submit its value beside those of the checkboxes.
          form="none"
          // What Firefox restores after a reload would not be what the page shows.
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="min-h-11 w-full cursor-pointer appearance-none truncate border-edge border-b bg-transparent pr-8 transition-colors hover:border-ink"
        >
          {children}
        </select>
        <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-1 size-4 -translate-y-1/2" />
      </div>
    </div>
  );
}
