import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import type { BagItem } from "#app/domain/bag/bag.ts";
import { isChangeable, type LineChange } from "#app/domain/bag/change-bag-line.ts";
import { labelSize } from "#app/domain/product/choice-name.ts";
import { Swatch } from "#app/ui/swatch.tsx";
import { useChoiceName } from "../use-choice-name.ts";
import { useCart } from "./cart-provider.tsx";
import { LineEditor } from "./line-editor.tsx";
import { useLineName } from "./use-line-name.ts";

type LineOptionsProps = {
  item: BagItem;
  onChange: (change: LineChange) => void;
  /** Another number above 0 after each change that ended in this line, which then takes the focus. */
  focusRequest: number;
};

function LineChoice({ item }: { item: BagItem }) {
  const { t, i18n } = useLingui();
  const size = labelSize(i18n, item.size, (size) => t`Size: ${size}`);
  const color = useChoiceName()(item.color);
  return (
    <>
      {size && <span>{size}</span>}
      {color && (
        // The swatch takes its place from the padding, so that it never wraps alone.
        <span className="relative pr-5 *:absolute *:mt-[0.2em] *:ml-1.5">
          <Trans>Color: {color}</Trans>
          <Swatch color={item.color} />
        </span>
      )}
    </>
  );
}

/** The size and color of a line, and their change where the product has others. */
export function LineOptions({ item, onChange, focusRequest }: LineOptionsProps) {
  const { t } = useLingui();
  const text = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isEditing, setEditing] = useState(false);
  const product = useCart().products.find(({ id }) => id === item.product.id);
  const name = useLineName(item);
  const label = t`Change size and color of ${name}`;

  useEffect(() => {
    if (focusRequest > 0) (button.current ?? text.current)?.focus();
  }, [focusRequest]);

  const close = () => {
    setEditing(false);
    button.current?.focus();
  };

  return (
    <>
      <p
        ref={text}
        tabIndex={-1}
        className="mt-1 flex flex-wrap items-center gap-x-3 text-muted text-sm"
      >
        <LineChoice item={item} />
        {product && isChangeable(item, product) && (
          <button
            ref={button}
            type="button"
            aria-label={label}
            aria-expanded={isEditing}
            onClick={() => setEditing(!isEditing)}
            className="text-link -mx-2 min-h-11 px-2 hover:text-terracotta"
          >
            <Trans>Change</Trans>
          </button>
        )}
      </p>
      {isEditing && product && (
        <LineEditor {...{ item, product, label, onChange }} onCancel={close} />
      )}
    </>
  );
}
