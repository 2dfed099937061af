import { type ReactNode, useId } from "react";
import { ChevronDownIcon } from "#app/ui/icons/chevron-down-icon.tsx";

type FilterSelectProps = {
  name: string;
  label: ReactNode;
  value: string;
  /** The options, as `<option>` and `<optgroup>`. */
  children: ReactNode;
};

/** A labeled native select: the platform's picker and type-ahead; works without script. */
export function FilterSelect({ name, label, value, children }: FilterSelectProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="label-caps block text-muted">
        {label}
      </label>
      <div className="relative mt-1">
        <select
          id={id}
          name={name}
          defaultValue={value}
          className="min-h-11 w-full cursor-pointer appearance-none truncate border-edge border-b bg-transparent pr-8 transition-colors hover:border-ink"
        >
          {children}
        </select>
        <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-1 size-4 -translate-y-1/2" />
      </div>
    </div>
  );
}
