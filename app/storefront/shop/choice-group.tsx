import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { ChevronDownIcon } from "#app/ui/icons/chevron-down-icon.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { ChoiceOptions, type ChoiceOptionsProps } from "./choice-options.tsx";
import { FilterSelect } from "./filter-select.tsx";
import { useChoices } from "./use-choices.ts";

/** The value that the select shows for several: no slug and no size is blank. */
const SEVERAL = " ";

type ChoiceGroupProps = Omit<ChoiceOptionsProps, "choices"> & {
  initial: string[];
  label: ReactNode;
  /** The name of the checkboxes' group. */
  legend: string;
  children: ReactNode;
};

/** A filter as a select of one value (specification section 2), and below it as checkboxes for several. */
export function ChoiceGroup({ initial, label, legend, children, ...options }: ChoiceGroupProps) {
  const { t } = useLingui();
  const choices = useChoices(initial);
  const [first = ""] = choices.chosen;
  const count = choices.chosen.length;
  return (
    <div>
      <FilterSelect
        name={options.field}
        label={label}
        value={count > 1 ? SEVERAL : first}
        onChange={choices.chooseOnly}
      >
        {count > 1 && <option value={SEVERAL} disabled hidden>{t`${count} selected`}</option>}
        {children}
      </FilterSelect>
      <details open={initial.length > 0} className="group">
        <summary className="flex min-h-11 items-center gap-1.5 text-muted text-sm transition-colors hover:text-terracotta [&::-webkit-details-marker]:hidden">
          <Trans>Choose several</Trans>
          <VisuallyHidden>: {legend}</VisuallyHidden>
          <ChevronDownIcon className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <fieldset className="pb-3">
          <legend className="sr-only">{legend}</legend>
          <ChoiceOptions {...options} choices={choices} />
        </fieldset>
      </details>
    </div>
  );
}
