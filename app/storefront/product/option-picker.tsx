import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from "react";
import { isOneSize } from "#app/domain/product/choice-name.ts";
import { Swatch } from "#app/ui/swatch.tsx";
import { Option } from "../option.tsx";
import { useChoiceName } from "../use-choice-name.ts";

type OptionPickerProps = {
  legend: string;
  options: string[];
  value: string | null;
  onChange: (option: string) => void;
  /** Options out of stock are disabled. */
  hasStock: (option: string) => boolean;
  isColor?: boolean;
  /** A link beside the legend. */
  help?: ReactNode;
  /** The id of the error message, while it is shown. */
  errorId?: string;
};

const UNAVAILABLE = "border-hairline bg-transparent text-muted line-through hover:border-hairline";

/** A group of styled native radio buttons. */
export function OptionPicker(props: OptionPickerProps) {
  const name = useId();
  const nameOf = useChoiceName();
  const group = useRef<HTMLFieldSetElement>(null);
  const readChecked = useEffectEvent(() => {
    const checked = group.current?.querySelector<HTMLInputElement>(":checked")?.value;
    if (checked !== undefined && checked !== props.value) props.onChange(checked);
  });
  // What was pressed before hydration, or restored by Firefox after a reload.
  useEffect(() => readChecked(), []);
  return (
    <div className="relative">
      <fieldset ref={group} aria-describedby={props.errorId}>
        <legend className="mb-2.5 text-sm">
          <span className="font-semibold">{props.legend}</span>
          {props.value && !isOneSize(props.value) && (
            <span className="text-muted"> — {nameOf(props.value)}</span>
          )}
        </legend>
        <div className="flex flex-wrap gap-2">
          {props.options.map((option) => {
            const isUnavailable = !props.hasStock(option);
            return (
              <Option
                key={option}
                type="radio"
                name={name}
                value={option}
                checked={props.value === option}
                disabled={isUnavailable}
                onChange={() => props.onChange(option)}
                className={isUnavailable ? UNAVAILABLE : undefined}
              >
                {props.isColor && <Swatch color={option} />}
                {nameOf(option)}
              </Option>
            );
          })}
        </div>
      </fieldset>
      {props.help && <div className="absolute -top-1 right-0 max-md:-top-2.5">{props.help}</div>}
    </div>
  );
}
