import { msg } from "@lingui/core/macro";
import {
  CARE_KIND_NAMES,
  CARE_KINDS,
  type CareKind,
  type CareSymbol,
  careOfKind,
  withCare,
} from "#app/domain/product/care.ts";
import { useCareWord } from "#app/ui/fit/use-care-word.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { SelectOptions } from "../form/select-options.tsx";
import { words } from "../form/words.ts";

const KindName = words<CareKind>({
  wash: msg`Washing`,
  bleach: msg`Bleach`,
  tumble: msg`Tumble drying`,
  dry: msg`Drying`,
  iron: msg`Ironing`,
  professional: msg`Dry cleaning`,
});

type CareFieldsProps = { care: CareSymbol[]; onChange: (care: CareSymbol[]) => void };

/** A select per kind of care symbol, so that no two contradict each other. */
export function CareFields({ care, onChange }: CareFieldsProps) {
  const wordOf = useCareWord();
  return (
    <div className="grid gap-x-4 gap-y-3 sm:col-span-2 sm:grid-cols-3">
      {CARE_KIND_NAMES.map((kind) => (
        <SelectField
          key={kind}
          label={<KindName of={kind} />}
          value={careOfKind(care, kind)}
          onChange={(chosen) => onChange(withCare(care, kind, chosen as CareSymbol | ""))}
        >
          <option value="">–</option>
          <SelectOptions values={CARE_KINDS[kind]} nameOf={wordOf} />
        </SelectField>
      ))}
    </div>
  );
}
