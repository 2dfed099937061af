import { type ComponentProps, type ReactNode, useId } from "react";
import {
  isWarning,
  type ShippingFieldName,
  type ShippingProblem,
} from "#app/domain/checkout/shipping-draft.ts";
import type { City } from "#app/domain/delivery/city-province.ts";
import { classNames } from "#app/ui/class-names.ts";
import { ChevronDownIcon } from "#app/ui/icons/chevron-down-icon.tsx";
import { FieldProblem, FieldWarning } from "./field-problem.tsx";

export type ShippingFieldProps = Pick<
  ComponentProps<"input">,
  "type" | "autoComplete" | "inputMode" | "required"
> & {
  name: ShippingFieldName;
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  /** The validation error or the warning, set after the first blur. */
  problem: ShippingProblem | undefined;
  /** Says before typing what belongs here. */
  hint?: string;
  /** Shown below the field and announced when it changes. */
  note?: ReactNode;
  /** Renders a select with these options instead of a text field. */
  options?: readonly string[];
  /** Suggested while typing; others may be typed. */
  suggestions?: readonly City[];
  /** Spans both columns of the form. */
  isWide?: boolean;
};

const CONTROL = "min-h-12 w-full border border-edge bg-surface px-4 aria-invalid:border-oxblood";

type ControlProps = ComponentProps<"input"> & ComponentProps<"select">;

/** A native select whose first option is empty. */
function Select({ options, ...select }: ControlProps & { options: readonly string[] }) {
  return (
    <span className="relative block">
      <select {...select} className={classNames(CONTROL, "cursor-pointer appearance-none pr-10")}>
        <option value="" />
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2" />
    </span>
  );
}

/** A text field, with a native list of suggestions. */
function TextField({
  suggestions,
  ...input
}: ControlProps & Pick<ShippingFieldProps, "suggestions">) {
  const listId = suggestions && `${input.id}-suggestions`;
  return (
    <>
      <input {...input} list={listId} maxLength={200} className={CONTROL} />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map(({ name, province }) => (
            <option key={name} value={name} label={province} />
          ))}
        </datalist>
      )}
    </>
  );
}

/** A labelled field of the shipping form with its hint, its note and its validation error. */
export function ShippingField(props: ShippingFieldProps) {
  const { name, label, onChange, problem, hint, note, isWide, options, ...rest } = props;
  const { suggestions, type, inputMode, ...shared } = rest;
  const id = useId();
  const [hintId, noteId, problemId] = [`${id}-hint`, `${id}-note`, `${id}-problem`];
  const warning = problem && isWarning(problem) ? problem : undefined;
  const error = warning ? undefined : problem;
  const description = [hint && hintId, (note || warning) && noteId, error && problemId];
  const control = {
    ...shared,
    id,
    name,
    "aria-invalid": error !== undefined,
    "aria-describedby": description.filter(Boolean).join(" ") || undefined,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  return (
    <div className={classNames("grid content-start gap-2", isWide && "sm:col-span-2")}>
      <label htmlFor={id} className="text-sm text-muted">
        {label}
      </label>
      <div>
        {options ? (
          <Select {...control} options={options} />
        ) : (
          <TextField {...control} {...{ suggestions, type, inputMode }} />
        )}
        {/* Mounted empty: many screen readers miss a region that appears with its text. */}
        <div id={noteId} role="status" className="text-sm text-muted not-empty:mt-1">
          {note}
          {warning && <FieldWarning warning={warning} />}
        </div>
      </div>
      {hint && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error && <FieldProblem id={problemId} problem={error} />}
    </div>
  );
}
