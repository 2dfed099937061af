import { Trans } from "@lingui/react/macro";
import type { Taxonomy } from "#app/data/admin/taxonomy.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { SizePresets } from "../measures/size-presets.tsx";
import { ChipsField } from "./chips-field.tsx";
import { FieldProblemMessage } from "./field-problem-message.tsx";
import { StatusFields } from "./status-fields.tsx";
import { TaxonomyOptions } from "./taxonomy-options.tsx";
import type { ProductForm } from "./use-product-form.ts";
import { VariantGrid } from "./variant-grid.tsx";

type SectionProps = { form: ProductForm };

/** Category, collection, inventory status and badges. */
export function Placement({ form, taxonomy }: SectionProps & { taxonomy: Taxonomy }) {
  const { draft, change } = form;
  return (
    <>
      <SelectField
        label={<Trans>Category</Trans>}
        value={draft.categoryId}
        onChange={(categoryId) => change({ categoryId })}
      >
        <option value="">–</option>
        <TaxonomyOptions entries={taxonomy.categories} />
      </SelectField>
      <SelectField
        label={<Trans>Collection</Trans>}
        value={draft.collectionId}
        onChange={(collectionId) => change({ collectionId })}
      >
        <option value="">–</option>
        <TaxonomyOptions entries={taxonomy.collections} />
      </SelectField>
      <StatusFields form={form} />
      <div className="flex flex-wrap items-end gap-x-6">
        <CheckboxField
          label={<Trans>New Arrival</Trans>}
          checked={draft.isNewArrival}
          onChange={(isNewArrival) => change({ isNewArrival })}
        />
        <CheckboxField
          label={<Trans>Bestseller</Trans>}
          checked={draft.isBestseller}
          onChange={(isBestseller) => change({ isBestseller })}
        />
        <CheckboxField
          label={<Trans>Draft, not shown in the shop</Trans>}
          checked={draft.isDraft}
          onChange={(isDraft) => change({ isDraft })}
        />
      </div>
    </>
  );
}

/** Sizes and colors. */
export function Options({ form: { draft, change } }: SectionProps) {
  const hint = <Trans>Enter or a comma adds what you typed.</Trans>;
  return (
    <>
      <div className="grid content-start gap-3">
        <ChipsField
          label={<Trans>Sizes</Trans>}
          hint={hint}
          chips={draft.sizes}
          onChange={(sizes) => change({ sizes })}
        />
        <SizePresets sizes={draft.sizes} onChange={(sizes) => change({ sizes })} />
      </div>
      <ChipsField
        label={<Trans>Colors</Trans>}
        hint={hint}
        areColors
        chips={draft.colors}
        onChange={(colors) => change({ colors })}
      />
    </>
  );
}

/** One quantity, or one per size and color. */
export function Stock({ form: { draft, change, problems } }: SectionProps) {
  return (
    <div className="grid grid-cols-1 gap-3 sm:col-span-2">
      {!draft.countsVariants && (
        <TextField
          label={<Trans>Quantity</Trans>}
          inputMode="numeric"
          autoComplete="off"
          required
          value={draft.quantity}
          onChange={(quantity) => change({ quantity })}
          error={problems.quantity && <FieldProblemMessage of={problems.quantity} />}
          className="sm:max-w-48"
        />
      )}
      <CheckboxField
        label={<Trans>Count stock per size and color</Trans>}
        checked={draft.countsVariants}
        onChange={(countsVariants) => change({ countsVariants })}
      />
      {draft.countsVariants && (
        <VariantGrid
          draft={draft}
          problem={problems.variants}
          onChange={(variantQuantities) => change({ variantQuantities })}
        />
      )}
    </div>
  );
}
