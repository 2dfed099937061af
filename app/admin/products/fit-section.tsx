import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { FITS, type Fit } from "#app/domain/product/product-details.ts";
import type { ProductField } from "#app/domain/product-editing/admin-product.ts";
import { useFitWord } from "#app/ui/fit/use-fit-word.ts";
import { ChevronDownIcon } from "#app/ui/icons/chevron-down-icon.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { SelectOptions } from "../form/select-options.tsx";
import { BilingualFields } from "./bilingual-fields.tsx";
import { CareFields } from "./care-fields.tsx";
import { FieldProblemMessage } from "./field-problem-message.tsx";
import { GarmentMeasuresField } from "./garment-measures-field.tsx";
import type { ProductForm } from "./use-product-form.ts";

const FIELDS: readonly ProductField[] = [
  "fabric",
  "fabricEs",
  "care",
  "fit",
  "measures",
  "modelHeight",
  "modelSize",
];

/** Fabric, care and fit: closed, for none of it is needed, and open where something is wrong. */
export function FitSection({ form }: { form: ProductForm }) {
  const { draft, change, problems } = form;
  const wordOf = useFitWord();
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      open={isOpen || FIELDS.some((field) => problems[field])}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group border-hairline border-y sm:col-span-2"
    >
      <summary className="flex min-h-12 cursor-pointer items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
        <span className="font-semibold">
          <Trans>Fabric, care and fit</Trans>
        </span>
        <span className="text-muted text-sm">
          <Trans>Optional</Trans>
        </span>
        <ChevronDownIcon className="ml-auto size-4 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-x-8 gap-y-5 pt-2 pb-6 sm:grid-cols-2">
        <BilingualFields form={form} name="fabric" maxLength={500} />
        <CareFields care={draft.care} onChange={(care) => change({ care })} />
        <SelectField
          label={<Trans>How it fits</Trans>}
          value={draft.fit}
          onChange={(fit) => change({ fit: fit as Fit | "" })}
        >
          <option value="">–</option>
          <SelectOptions values={FITS} nameOf={wordOf} />
        </SelectField>
        <div className="grid grid-cols-2 gap-4">
          <TextField
            label={<Trans>Model's height in cm</Trans>}
            inputMode="numeric"
            maxLength={10}
            value={draft.modelHeight}
            onChange={(modelHeight) => change({ modelHeight })}
            error={problems.modelHeight && <FieldProblemMessage of={problems.modelHeight} />}
          />
          <TextField
            label={<Trans>Size the model wears</Trans>}
            maxLength={100}
            value={draft.modelSize}
            onChange={(modelSize) => change({ modelSize })}
            error={problems.modelSize && <FieldProblemMessage of={problems.modelSize} />}
          />
        </div>
        <GarmentMeasuresField
          sizes={draft.sizes}
          texts={draft.measures}
          onChange={(measures) => change({ measures })}
        />
        {problems.measures && (
          <p className="text-oxblood text-sm sm:col-span-2">
            <FieldProblemMessage of={problems.measures} />
          </p>
        )}
      </div>
    </details>
  );
}
