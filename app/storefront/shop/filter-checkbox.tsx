import { type ReactNode, useState } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { CheckIcon } from "#app/ui/icons/check-icon.tsx";

type FilterCheckboxProps = {
  name: string;
  initial: boolean;
  /** The number of products that it would show, if that is shown. */
  count?: number;
  children: ReactNode;
};

/** A filter that is on or off. */
export function FilterCheckbox({ name, initial, count, children }: FilterCheckboxProps) {
  // As for a filter of several values: what was just removed keeps the focus.
  const [isKept, setIsKept] = useState(initial);
  const isEmpty = count === 0 && !isKept;
  return (
    <label className={classNames("flex min-h-11 items-center gap-3", isEmpty && "opacity-45")}>
      <span className="relative grid size-5 place-items-center">
        <input
          type="checkbox"
          name={name}
          value="1"
          defaultChecked={initial}
          disabled={isEmpty}
          onChange={() => setIsKept(true)}
          className="peer absolute inset-0 cursor-[inherit] appearance-none border border-edge bg-surface transition-colors checked:border-terracotta checked:bg-terracotta"
        />
        <CheckIcon className="pointer-events-none relative size-4 text-surface opacity-0 peer-checked:opacity-100" />
      </span>
      <span>
        {children} {count !== undefined && <span className="tabular-nums opacity-70">{count}</span>}
      </span>
    </label>
  );
}
