import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { ChevronDownIcon } from "#app/ui/icons/chevron-down-icon.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { type ChoiceOption, ChoiceOptions, type ChoiceOptionsProps } from "./choice-options.tsx";
import { FilterSelect } from "./filter-select.tsx";
import { useChoices } from "./use-choices.ts";

/** The value that the select shows for several: no slug and no size is blank. */
const SEVERAL = " ";

function SelectOptions({ options }: { options: ChoiceOption[] }) {
  return options.map(({ value, name }) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));
}

type ChoiceGroupProps = Omit<ChoiceOptionsProps, "choices"> & {
  initial: string[];
  label: ReactNode;
  /** The name of the checkboxes' group. */
  legend: string;
  /** What the select says for no choice. */
  all: string;
  /** Sizes that the select shows apart. */
  further?: ChoiceOption[];
};

/** A filter as a select of one value (specification section 2), and below it as checkboxes for several. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { field, counts, options, initial, label, legend, all, further = [] } = props;
  const { t } = useLingui();
  const choices = useChoices(initial);
  const [first = ""] = choices.chosen;
  const count = choices.chosen.length;
  return (
    <div>
      <FilterSelect
        name={field}
        label={label}
        value={count > 1 ? SEVERAL : first}
        onChange={choices.chooseOnly}
      >
        {count > 1 && <option value={SEVERAL} disabled hidden>{t`${count} selected`}</option>}
        <option value="">{all}</option>
        <SelectOptions options={options} />
        {further.length > 0 && (
          <optgroup label={t`Further sizes`}>
            <SelectOptions options={further} />
          </optgroup>
        )}
      </FilterSelect>
      <details open={initial.length > 0} className="group">
        <summary className="flex min-h-11 items-center gap-1.5 text-muted text-sm transition-colors hover:text-terracotta [&::-webkit-details-marker]:hidden">
          <Trans>Choose several</Trans>
          <VisuallyHidden>: {legend}</VisuallyHidden>
          <ChevronDownIcon className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <fieldset className="pb-3">
          <legend className="sr-only">{legend}</legend>
          <ChoiceOptions {...{ field, counts, choices }} options={[...options, ...further]} />
        </fieldset>
      </details>
    </div>
  );
}
