import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { BagItem } from "#app/domain/bag.ts";
import type { CurrentProduct } from "#app/domain/bag-response.ts";
import type { LineChange } from "#app/domain/change-bag-line.ts";
import { freeStockFor } from "#app/domain/free-stock.ts";
import { offersChoice } from "#app/domain/product.ts";
import { Button } from "#app/ui/button.tsx";
import { OptionPicker } from "../choice/option-picker.tsx";
import { StockNotice } from "../choice/stock-notice.tsx";
import { useFreeStock } from "../choice/use-free-stock.ts";

type LineEditorProps = {
  item: BagItem;
  product: CurrentProduct;
  onChange: (change: LineChange) => void;
  onCancel: () => void;
};

/** Return the present choice where it is still offered, otherwise the only one, otherwise none. */
function startOf(options: string[], present: string): string | null {
  if (offersChoice(options, present)) return present;
  return options.length > 1 ? null : (options[0] ?? "");
}

/** Changes the size and color of a line in place. */
export function LineEditor({ item, product, onChange, onCancel }: LineEditorProps) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const stock = useFreeStock(product);
  const [size, setSize] = useState(() => startOf(product.sizes, item.size));
  const [color, setColor] = useState(() => startOf(product.colors, item.color));
  const freeOf = (size: string | null, color: string | null) =>
    freeStockFor(product, stock, size, color);
  const free = freeOf(size, color);
  // Also options without stock in the present size or color: the shopper may change both.
  const hasSize = (option: string) => freeOf(option, null) > 0;
  const hasColor = (option: string) => freeOf(null, option) > 0;
  const { name } = product;

  useEffect(() => {
    const inputs = [...(form.current?.querySelectorAll("input") ?? [])];
    const usable = inputs.filter((input) => !input.disabled);
    (usable.find((input) => input.checked) ?? usable[0])?.focus();
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (size === null || color === null || free < 1) return;
    if (size === item.size && color === item.color) onCancel();
    else onChange({ size, color, free, product });
  }

  return (
    <form
      ref={form}
      onSubmit={submit}
      aria-label={t`Change size and color of ${name}`}
      className="mt-3 grid gap-4 border-edge border-l-2 pl-4"
    >
      {product.sizes.length > 0 && (
        <OptionPicker
          legend={t`Size`}
          options={product.sizes}
          value={size}
          onChange={setSize}
          hasStock={hasSize}
        />
      )}
      {product.colors.length > 0 && (
        <OptionPicker
          legend={t`Color`}
          options={product.colors}
          value={color}
          onChange={setColor}
          hasStock={hasColor}
          isColor
        />
      )}
      <div role="status">
        <StockNotice product={product} free={free} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" disabled={size === null || color === null || free < 1}>
          <Trans>Save</Trans>
        </Button>
        <Button size="sm" variant="plain" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
