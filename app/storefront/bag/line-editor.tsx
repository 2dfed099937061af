import { Trans } from "@lingui/react/macro";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { BagItem } from "#app/domain/bag/bag.ts";
import type { CurrentProduct } from "#app/domain/bag/bag-response.ts";
import type { LineChange } from "#app/domain/bag/change-bag-line.ts";
import { initialChoice } from "#app/domain/product/product.ts";
import { freeStockFor } from "#app/domain/stock/free-stock.ts";
import { Button } from "#app/ui/button.tsx";
import { OptionSelect } from "../option-select.tsx";
import { useFreeStock } from "../use-free-stock.ts";

type LineEditorProps = {
  item: BagItem;
  product: CurrentProduct;
  /** The accessible name. */
  label: string;
  onChange: (change: LineChange) => void;
  onCancel: () => void;
};

/** Changes the size and color of a line in place. */
export function LineEditor({ item, product, label, onChange, onCancel }: LineEditorProps) {
  const form = useRef<HTMLFormElement>(null);
  const stock = useFreeStock(product);
  const [size, setSize] = useState(() => initialChoice(product.sizes, item.size));
  const [color, setColor] = useState(() => initialChoice(product.colors, item.color));
  const freeOf = (wantedSize: string | null, wantedColor: string | null) =>
    freeStockFor(product, stock, wantedSize, wantedColor);
  const free = freeOf(size, color);

  useEffect(() => form.current?.querySelector("select")?.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (size === null || color === null || free < 1) return;
    if (size === item.size && color === item.color) onCancel();
    else onChange({ size, color, free, product });
  }

  // Options without stock in the present size or color stay enabled: the shopper may change both.
  return (
    <form ref={form} onSubmit={submit} aria-label={label} className="mt-2 grid gap-3">
      <div className="grid grid-cols-2 gap-3">
        <OptionSelect
          label={<Trans>Size</Trans>}
          options={product.sizes}
          value={size}
          onChange={setSize}
          hasStock={(option) => freeOf(option, null) > 0}
        />
        <OptionSelect
          label={<Trans>Color</Trans>}
          options={product.colors}
          value={color}
          onChange={setColor}
          hasStock={(option) => freeOf(null, option) > 0}
        />
      </div>
      <p role="status" className="text-oxblood text-sm empty:hidden">
        {free < 1 && <Trans>Sold Out</Trans>}
      </p>
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
