import { Trans, useLingui } from "@lingui/react/macro";
import type { Taxonomy } from "#app/data/admin/taxonomy.ts";
import { INVENTORY_STATUSES } from "#app/domain/product/product.ts";
import { readPercent } from "#app/domain/product-editing/bulk-edit.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { SelectOptions } from "../form/select-options.tsx";
import { BULK_FIELDS, type BulkDraft, type BulkField, bulkEditIn } from "./bulk-draft.ts";
import { TaxonomyOptions } from "./taxonomy-options.tsx";
import { useInventoryStatusName } from "./use-inventory-status-name.ts";

type BulkFieldsProps = {
  draft: BulkDraft;
  taxonomy: Taxonomy;
  onChange: (draft: BulkDraft) => void;
};

function Choices({ field, taxonomy }: { field: BulkField; taxonomy: Taxonomy }) {
  const { t } = useLingui();
  const nameOf = useInventoryStatusName();
  switch (field) {
    case "inventoryStatus":
      return <SelectOptions values={INVENTORY_STATUSES} nameOf={nameOf} />;
    case "isDraft":
      return (
        <>
          <option value="published">{t`Published`}</option>
          <option value="draft">{t`Draft, not shown in the shop`}</option>
        </>
      );
    default:
      return (
        <>
          <option value="">{t`None`}</option>
          <TaxonomyOptions
            entries={field === "categoryId" ? taxonomy.categories : taxonomy.collections}
          />
        </>
      );
  }
}

/** A field's choice. Its first option chooses nothing. */
function Choice({ draft, taxonomy, onChange }: BulkFieldsProps & { draft: { field: BulkField } }) {
  const { t } = useLingui();
  return (
    <SelectField
      label={<Trans>New value</Trans>}
      value={draft.value ?? "?"}
      onChange={(value) => onChange({ ...draft, value: value === "?" ? null : value })}
    >
      <option value="?">{t`Please choose`}</option>
      <Choices field={draft.field} taxonomy={taxonomy} />
    </SelectField>
  );
}

function PriceChange({ draft, onChange }: Omit<BulkFieldsProps, "taxonomy">) {
  const { t } = useLingui();
  const isWrong = draft.percent.trim() !== "" && bulkEditIn(draft) === null;
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <SelectField
          label={<Trans>Direction</Trans>}
          value={draft.isRaise ? "raise" : "lower"}
          onChange={(direction) => onChange({ ...draft, isRaise: direction === "raise" })}
        >
          <option value="lower">{t`Lower by`}</option>
          <option value="raise">{t`Raise by`}</option>
        </SelectField>
        <TextField
          label={<Trans>Percent</Trans>}
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          value={draft.percent}
          onChange={(percent) => onChange({ ...draft, percent })}
          error={
            isWrong &&
            (readPercent(draft.percent) === null ? (
              <Trans>Please write a number such as 20.</Trans>
            ) : (
              <Trans>A price can be lowered by less than 100 percent.</Trans>
            ))
          }
        />
      </div>
      {!draft.isRaise && (
        <CheckboxField
          label={<Trans>Show the former price struck through</Trans>}
          checked={draft.strikesThrough}
          onChange={(strikesThrough) => onChange({ ...draft, strikesThrough })}
        />
      )}
    </>
  );
}

/** What to change, and its new value. */
export function BulkFields({ draft, taxonomy, onChange }: BulkFieldsProps) {
  const { t } = useLingui();
  const names: Record<BulkField, string> = {
    inventoryStatus: t`Inventory status`,
    collectionId: t`Collection`,
    categoryId: t`Category`,
    isDraft: t`Published or draft`,
    price: t`Price, by percent`,
  };
  const { field } = draft;
  return (
    <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <SelectField
        label={<Trans>What to change</Trans>}
        value={field ?? ""}
        onChange={(chosen) => {
          const next = BULK_FIELDS.find((known) => known === chosen) ?? null;
          onChange({ ...draft, field: next, value: null });
        }}
      >
        <option value="">{t`Please choose`}</option>
        <SelectOptions values={BULK_FIELDS} nameOf={(known) => names[known]} />
      </SelectField>
      {field === "price" && <PriceChange draft={draft} onChange={onChange} />}
      {field !== null && field !== "price" && (
        <Choice draft={{ ...draft, field }} taxonomy={taxonomy} onChange={onChange} />
      )}
    </div>
  );
}
