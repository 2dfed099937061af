import { Trans } from "@lingui/react/macro";
import { ChoiceOptions, type ChoiceOptionsProps } from "./choice-options.tsx";
import { useChoices } from "./use-choices.ts";

type ColorOptionsProps = Pick<ChoiceOptionsProps, "options" | "counts"> & { initial: string[] };

export function ColorOptions({ initial, ...options }: ColorOptionsProps) {
  return (
    <fieldset>
      <legend className="label-caps mb-2.5 text-muted">
        <Trans>Color</Trans>
      </legend>
      <ChoiceOptions field="color" {...options} choices={useChoices(initial)} />
    </fieldset>
  );
}
