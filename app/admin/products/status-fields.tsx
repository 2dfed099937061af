import { Trans } from "@lingui/react/macro";
import { INVENTORY_STATUSES, type InventoryStatus } from "#app/domain/product/product.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { SelectOptions } from "../form/select-options.tsx";
import { useInventoryStatusName } from "./use-inventory-status-name.ts";
import type { ProductForm } from "./use-product-form.ts";

/** The inventory status: set by the owner, or by the database from the quantity. */
export function StatusFields({ form: { draft, change } }: { form: ProductForm }) {
  const nameOfStatus = useInventoryStatusName();
  return (
    <div className="grid content-start">
      <SelectField
        label={<Trans>Inventory status</Trans>}
        value={draft.inventoryStatus}
        disabled={draft.statusFollowsStock}
        onChange={(status) => change({ inventoryStatus: status as InventoryStatus })}
      >
        <SelectOptions values={INVENTORY_STATUSES} nameOf={nameOfStatus} />
      </SelectField>
      <CheckboxField
        label={<Trans>Status follows the stock</Trans>}
        checked={draft.statusFollowsStock}
        onChange={(statusFollowsStock) => change({ statusFollowsStock })}
      />
    </div>
  );
}
