import { Trans } from "@lingui/react/macro";
import { type ComponentProps, useId } from "react";
import type { ShippingFieldName, ShippingProblem } from "#app/domain/shipping-draft.ts";
import { classNames } from "#app/ui/class-names.ts";
import { ChevronDownIcon } from "#app/ui/icons/chevron-down-icon.tsx";

export type ShippingFieldProps = Pick<
  ComponentProps<"input">,
  "type" | "autoComplete" | "inputMode" | "required"
> & {
  name: ShippingFieldName;
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  /** The validation error, set after the first blur. */
  problem: ShippingProblem | undefined;
  /** Renders a select with these options instead of a text field. */
  options?: readonly string[];
  /** Spans both columns of the form. */
  isWide?: boolean;
};

function ProblemText({ problem }: { problem: ShippingProblem }) {
  if (problem === "email") {
    return <Trans>This is not an e-mail address. One looks like name@example.com.</Trans>;
  }
  if (problem === "characters") {
    return <Trans>This contains characters that cannot be used. Please type it again.</Trans>;
  }
  if (problem === "province") {
    return <Trans>Please choose one of Ecuador's provinces.</Trans>;
  }
  return <Trans>This is not a telephone number. One looks like 099 123 4567.</Trans>;
}

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

/** A labelled field of the shipping form with its validation error. */
export function ShippingField(props: ShippingFieldProps) {
  const { name, label, onChange, problem, isWide, options, type, inputMode, ...rest } = props;
  const id = useId();
  const problemId = `${id}-problem`;
  const control = {
    ...rest,
    id,
    name,
    "aria-invalid": problem !== undefined,
    "aria-describedby": problem && problemId,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  return (
    <div className={classNames("grid content-start gap-2", isWide && "sm:col-span-2")}>
      <label htmlFor={id} className="text-sm text-muted">
        {label}
      </label>
      {options ? (
        <Select {...control} options={options} />
      ) : (
        <input {...control} type={type} inputMode={inputMode} maxLength={200} className={CONTROL} />
      )}
      {problem && (
        <p id={problemId} role="alert" className="text-sm text-oxblood">
          <ProblemText problem={problem} />
        </p>
      )}
    </div>
  );
}
