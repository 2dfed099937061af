import { Trans, useLingui } from "@lingui/react/macro";
import { entryNameIn, type TaxonomyEntry } from "#app/domain/catalogue/taxonomy-entry.ts";
import type { DiscountDraft } from "#app/domain/discount/discount-draft.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { useLanguage } from "#app/ui/use-language.ts";
import { useReturnFocus } from "../focus/use-return-focus.ts";
import { withChoice } from "../form/with-choice.ts";
import { ChosenRow } from "./chosen-row.tsx";
import { ProductPicker } from "./product-picker.tsx";

type DiscountScopeProps = {
  draft: DiscountDraft;
  onChange: (changes: Partial<DiscountDraft>) => void;
  collections: TaxonomyEntry[];
};

/** The collections and products that a code is for. */
export function DiscountScope({ draft, onChange, collections }: DiscountScopeProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { collectionIds, productIds } = draft;
  const deletedIds = collectionIds.filter((id) => !collections.some((entry) => entry.id === id));
  const element = useReturnFocus<HTMLFieldSetElement>(deletedIds.length);
  return (
    <fieldset ref={element} tabIndex={-1} className="grid gap-4 sm:col-span-2">
      <legend className="text-muted text-sm">
        <Trans>For these only; nothing chosen: every product</Trans>
      </legend>
      <div className="flex flex-wrap gap-x-8">
        {collections.map(({ id, ...entry }) => (
          <CheckboxField
            key={id}
            label={entryNameIn(language, entry)}
            checked={collectionIds.includes(id)}
            onChange={(isChosen) =>
              onChange({ collectionIds: withChoice(collectionIds, id, isChosen) })
            }
          />
        ))}
      </div>
      <ul className="grid empty:hidden">
        {deletedIds.map((id) => (
          <ChosenRow
            key={id}
            name={t`A deleted collection`}
            onRemove={() => onChange({ collectionIds: withChoice(collectionIds, id, false) })}
          />
        ))}
      </ul>
      <ProductPicker ids={productIds} onChange={(ids) => onChange({ productIds: ids })} />
    </fieldset>
  );
}
