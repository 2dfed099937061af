import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { formatCents } from "#app/domain/money/money.ts";
import type { OwnerLineDraft } from "#app/domain/owner-order/owner-order-draft.ts";
import type { LineProblem } from "#app/domain/owner-order/read-owner-order.ts";
import { choiceName } from "#app/domain/product/choice-name.ts";
import { freeStockFor } from "#app/domain/stock/free-stock.ts";
import { Button } from "#app/ui/button.tsx";
import { QuantityStepper } from "#app/ui/quantity-stepper.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { SelectOptions } from "../form/select-options.tsx";
import { Thumbnail } from "../table/thumbnail.tsx";

type LineFieldsProps = {
  line: OwnerLineDraft;
  problem: LineProblem | null;
  pricesIncludeTax: boolean;
  onChange: (changes: Partial<OwnerLineDraft>) => void;
  onRemove: () => void;
};

type ChoiceProps = {
  label: string;
  offered: readonly string[];
  value: string;
  isMissing: boolean;
  onChange: (value: string) => void;
};

function Choice({ label, offered, value, isMissing, onChange }: ChoiceProps) {
  const { t, i18n } = useLingui();
  if (offered.length === 0) return null;
  return (
    <SelectField
      label={label}
      value={value}
      onChange={onChange}
      error={isMissing && value === "" && <Trans>Please choose one.</Trans>}
    >
      <option value="">{t`Choose`}</option>
      <SelectOptions values={offered} nameOf={(choice) => choiceName(i18n, choice)} />
    </SelectField>
  );
}

/** The quantity, and how many units are free. */
function Quantity({ line, onChange }: Pick<LineFieldsProps, "line" | "onChange">) {
  const { t } = useLingui();
  const { product, size, color, quantity } = line;
  const { name } = product;
  const stock = { inventoryStatus: "in-stock", quantity: product.quantity } as const;
  const count = freeStockFor(stock, product.free, size || null, color || null);
  return (
    <div className="grid content-start gap-1.5">
      <span className="text-muted text-sm">
        <Trans>Quantity</Trans>
      </span>
      <div>
        <QuantityStepper
          size="sm"
          label={t`Quantity of ${name}`}
          value={quantity}
          onChange={(chosen) => onChange({ quantity: chosen })}
        />
      </div>
      <span className={quantity > count ? "text-oxblood text-sm" : "text-muted text-sm"}>
        <Plural value={count} one="# free" other="# free" />
      </span>
    </div>
  );
}

/** One line of the order: size, color, quantity with the free stock, and the price that was agreed. */
export function LineFields({
  line,
  problem,
  pricesIncludeTax,
  onChange,
  onRemove,
}: LineFieldsProps) {
  const { t } = useLingui();
  const { product, size, color, ownPrice } = line;
  const { name, sizes, colors, image } = product;
  const price = formatCents(product.price);
  return (
    <li aria-label={name} className="grid gap-4 border-hairline border-b py-5 first:pt-0">
      <div className="flex items-center gap-4">
        <Thumbnail image={image} />
        <span className="grow">
          {name}
          <span className="block text-muted text-sm tabular-nums">{price}</span>
        </span>
        <Button
          size="sm"
          variant="plain"
          className="shrink-0"
          aria-label={t`Remove ${name}`}
          onClick={onRemove}
        >
          <Trans>Remove</Trans>
        </Button>
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-4">
        <Choice
          label={t`Size`}
          offered={sizes}
          value={size}
          isMissing={problem === "choice"}
          onChange={(chosen) => onChange({ size: chosen })}
        />
        <Choice
          label={t`Color`}
          offered={colors}
          value={color}
          isMissing={problem === "choice"}
          onChange={(chosen) => onChange({ color: chosen })}
        />
        <Quantity line={line} onChange={onChange} />
        <TextField
          label={<Trans>Different price (optional)</Trans>}
          hint={pricesIncludeTax ? <Trans>With IVA</Trans> : <Trans>Without IVA</Trans>}
          error={
            problem === "price" && (
              <Trans>Please write a price from 0 on, for example 45 or 45.50.</Trans>
            )
          }
          value={ownPrice}
          onChange={(typed) => onChange({ ownPrice: typed })}
          inputMode="decimal"
          autoComplete="off"
          placeholder={price.slice(1)}
          maxLength={12}
        />
      </div>
      {problem === "twice" && (
        <p role="alert" className="text-oxblood text-sm">
          <Trans>This size and color is in another line already. Change its quantity there.</Trans>
        </p>
      )}
    </li>
  );
}
