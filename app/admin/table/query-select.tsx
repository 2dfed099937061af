import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { changedQuery } from "#app/domain/query/admin-query.ts";
import { classNames } from "#app/ui/class-names.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { useImmediateValue } from "./use-immediate-value.ts";

type QuerySelectProps = {
  /** The accessible name. */
  label: string;
  /** The parameter of the URL. */
  name: string;
  /** The text of the empty choice. */
  all: string;
  value: string | null;
  className?: string;
  children: ReactNode;
};

/** A table's filter, kept in the URL. */
export function QuerySelect({ label, name, all, value, className, children }: QuerySelectProps) {
  const [, setQuery] = useSearchParams();
  const [shown, setShown] = useImmediateValue(value);
  return (
    <SelectField
      label={<span className="sr-only">{label}</span>}
      value={shown ?? ""}
      onChange={(chosen) => {
        setShown(chosen);
        setQuery((now) => changedQuery(now, { [name]: chosen }));
      }}
      className={classNames("min-w-[min(10rem,100%)] gap-0!", className)}
    >
      <option value="">{all}</option>
      {children}
    </SelectField>
  );
}
