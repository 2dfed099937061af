import { type ReactNode, useId } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Swatch } from "#app/ui/swatch.tsx";
import { useChoiceName } from "../use-choice-name.ts";

type OptionPickerProps = {
  /** The name of the option, such as `Size`. */
  legend: string;
  options: string[];
  value: string | null;
  onChange: (option: string) => void;
  /** Options out of stock are disabled. */
  hasStock: (option: string) => boolean;
  /** Shows swatches. */
  isColor?: boolean;
  /** A link beside the legend. */
  help?: ReactNode;
  /** The id of the error message, while it is shown. */
  errorId?: string;
};

const OPTION =
  "relative flex min-h-11 min-w-13 items-center justify-center gap-2.5 border border-edge bg-surface px-3.5 text-sm " +
  "transition-colors hover:border-ink " +
  "has-checked:border-ink has-checked:bg-ink has-checked:text-paper " +
  // Forced colors remove the background that marks the checked option.
  "forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none " +
  "has-focus-visible:outline-2 has-focus-visible:outline-terracotta has-focus-visible:outline-offset-3";

const UNAVAILABLE = "border-hairline bg-transparent text-muted line-through hover:border-hairline";

/** A group of styled native radio buttons. */
export function OptionPicker(props: OptionPickerProps) {
  const name = useId();
  const nameOf = useChoiceName();
  return (
    <div className="relative">
      <fieldset aria-describedby={props.errorId}>
        <legend className="mb-2.5 text-sm">
          <span className="font-semibold">{props.legend}</span>
          {props.value && <span className="text-muted"> — {nameOf(props.value)}</span>}
        </legend>
        <div className="flex flex-wrap gap-2">
          {props.options.map((option) => {
            const isUnavailable = !props.hasStock(option);
            return (
              <label key={option} className={classNames(OPTION, isUnavailable && UNAVAILABLE)}>
                <input
                  type="radio"
                  name={name}
                  value={option}
                  checked={props.value === option}
                  disabled={isUnavailable}
                  onChange={() => props.onChange(option)}
                  className="absolute inset-0 cursor-[inherit] opacity-0"
                />
                {props.isColor && <Swatch color={option} />}
                {nameOf(option)}
              </label>
            );
          })}
        </div>
      </fieldset>
      {props.help && <div className="absolute -top-1 right-0 max-md:-top-2.5">{props.help}</div>}
    </div>
  );
}
