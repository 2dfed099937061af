import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { focusWhenShown } from "#app/ui/focus-when-shown.ts";

type Conflict<Values> = { fields: (keyof Values)[]; theirs: Values };

/** How to show the fields of a form. */
export type Comparison<Values> = {
  nameOf: (field: keyof Values) => ReactNode;
  show: (field: keyof Values, values: Values) => ReactNode;
};

type ConflictAlertProps<Values> = {
  form: {
    draft: Values;
    conflict: Conflict<Values> | null;
    resolve: (keepMine: boolean) => void;
  };
  comparison: Comparison<Values>;
  className?: string;
};

function ComparisonTable<Values>({
  conflict: { fields, theirs },
  yours,
  comparison: { nameOf, show },
}: {
  conflict: Conflict<Values>;
  yours: Values;
  comparison: Comparison<Values>;
}) {
  return (
    <table className="w-full table-fixed text-left">
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
          <tr key={String(field)} className="border-hairline border-t align-top">
            <th scope="row" className="py-1 pr-4 font-normal text-muted">
              {nameOf(field)}
            </th>
            <td className="py-1 pr-4 break-words">{show(field, theirs)}</td>
            <td className="py-1 break-words">{show(field, yours)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Lets the second of two editors choose a version; empty without a conflict. */
export function ConflictAlert<Values>({ form, comparison, className }: ConflictAlertProps<Values>) {
  const { draft, conflict } = form;
  if (!conflict) return null;

  function resolve(button: HTMLElement, keepMine: boolean) {
    // The alert goes with the focus in it. The next step is to save.
    button.closest("form")?.querySelector<HTMLElement>("[type=submit]")?.focus();
    form.resolve(keepMine);
  }

  return (
    <div
      // The end of the form may be out of sight.
      ref={focusWhenShown}
      role="alert"
      tabIndex={-1}
      className={classNames(
        "grid gap-4 border-amber border-l-2 bg-panel/60 px-4 py-4 text-sm",
        className,
      )}
    >
      <p>
        <Trans>Someone else changed this while you were editing it.</Trans>
      </p>
      <ComparisonTable {...{ conflict, comparison }} yours={draft} />
      <div className="flex flex-wrap gap-3">
        <Button
          size="sm"
          variant="secondary"
          onClick={({ currentTarget }) => resolve(currentTarget, true)}
        >
          <Trans>Keep mine</Trans>
        </Button>
        <Button
          size="sm"
          variant="secondary"
          onClick={({ currentTarget }) => resolve(currentTarget, false)}
        >
          <Trans>Take theirs</Trans>
        </Button>
      </div>
    </div>
  );
}
