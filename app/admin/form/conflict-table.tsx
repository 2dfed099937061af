import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";

type ConflictTableProps<Field extends string> = {
  fields: Field[];
  nameOf: (field: Field) => ReactNode;
  theirs: (field: Field) => ReactNode;
  yours: (field: Field) => ReactNode;
  className?: string;
};

/** Compares the two versions of the fields that two editors changed. */
export function ConflictTable<Field extends string>({
  fields,
  nameOf,
  theirs,
  yours,
  className,
}: ConflictTableProps<Field>) {
  return (
    <table className={classNames("w-full text-left", className)}>
      <thead>
        <tr className="text-muted">
          <td />
          <th scope="col" className="pr-4 font-normal">
            <Trans>Theirs</Trans>
          </th>
          <th scope="col" className="font-normal">
            <Trans>Yours</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field} className="border-hairline border-t align-top">
            <th scope="row" className="py-1 pr-4 font-normal text-muted">
              {nameOf(field)}
            </th>
            <td className="py-1 pr-4 break-words">{theirs(field)}</td>
            <td className="py-1 break-words">{yours(field)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
