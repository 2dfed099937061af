import { Trans } from "@lingui/react/macro";
import { type ComponentProps, useId } from "react";
import type { ShippingFieldName, ShippingProblem } from "#app/domain/shipping-draft.ts";
import { classNames } from "#app/ui/class-names.ts";

export type ShippingFieldProps = Pick<
  ComponentProps<"input">,
  "type" | "autoComplete" | "inputMode" | "required"
> & {
  name: ShippingFieldName;
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  /** What is wrong with it, once the shopper has left the field. */
  problem: ShippingProblem | undefined;
  /** Takes the form's whole width. */
  isWide?: boolean;
};

function ProblemWords({ problem }: { problem: ShippingProblem }) {
  if (problem === "email") {
    return <Trans>This is not an e-mail address. One looks like name@example.com.</Trans>;
  }
  return <Trans>This is not a telephone number. One looks like 099 123 4567.</Trans>;
}

/** One labelled field of the shipping form, with what is wrong under it. */
export function ShippingField(props: ShippingFieldProps) {
  const { name, label, onChange, problem, isWide, ...input } = props;
  const problemId = useId();
  return (
    <div className={classNames("grid content-start gap-2", isWide && "sm:col-span-2")}>
      <label className="grid gap-2">
        <span className="text-sm text-muted">{label}</span>
        <input
          {...input}
          name={name}
          maxLength={200}
          aria-invalid={problem !== undefined}
          aria-describedby={problem && problemId}
          onChange={(event) => onChange(event.currentTarget.value)}
          className="min-h-12 w-full border border-edge bg-surface px-4 aria-invalid:border-oxblood"
        />
      </label>
      {problem && (
        <p id={problemId} role="alert" className="text-sm text-oxblood">
          <ProblemWords problem={problem} />
        </p>
      )}
    </div>
  );
}
