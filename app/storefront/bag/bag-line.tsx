import { Trans, useLingui } from "@lingui/react/macro";
import { type BagItem, MAX_LINE_QUANTITY } from "#app/domain/bag/bag.ts";
import { remainingStockFor } from "#app/domain/bag/bag-notices.ts";
import type { LineChange } from "#app/domain/bag/change-bag-line.ts";
import { formatCents } from "#app/domain/money/money.ts";
import { classNames } from "#app/ui/class-names.ts";
import { focusWhenShown } from "#app/ui/focus-when-shown.ts";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { PriceWithTax } from "#app/ui/price-with-tax.tsx";
import { QuantityStepper } from "#app/ui/quantity-stepper.tsx";
import { BagLineNotices } from "./bag-line-notices.tsx";
import { useCart, useCartActions } from "./cart-provider.tsx";
import { LineOptions } from "./line-options.tsx";
import { useLineName } from "./use-line-name.ts";

type BagLineProps = {
  item: BagItem;
  onRemove: () => void;
  onChange: (change: LineChange) => void;
  /** See LineOptions. */
  focusRequest: number;
  /** True for a restored line, which gets the focus. */
  takesFocus: boolean;
};

function LinePicture({ item }: { item: BagItem }) {
  const { close } = useCartActions();
  const { slug, image } = item.product;
  return (
    // No tab stop: the name beside it has the same link.
    <Link to={`/products/${slug}`} onClick={close} tabIndex={-1} aria-hidden="true">
      {image ? (
        <Picture
          src={image}
          alt=""
          sizes="96px"
          className={classNames(
            "aspect-3/4 w-18 min-[23rem]:w-24 overflow-hidden bg-panel",
            item.availability !== "available" && "faded",
          )}
        />
      ) : (
        <span className="block aspect-3/4 w-18 min-[23rem]:w-24 bg-panel" />
      )}
    </Link>
  );
}

function LinePrice({ item }: { item: BagItem }) {
  const each = formatCents(item.product.price);
  return (
    <p className="text-right tabular-nums">
      {formatCents(item.product.price * item.quantity)}
      <PriceWithTax cents={item.product.price * item.quantity} />
      {item.quantity > 1 && (
        <span className="block text-muted text-xs">
          <Trans>{each} each</Trans>
        </span>
      )}
    </p>
  );
}

export function BagLine({ item, onRemove, onChange, focusRequest, takesFocus }: BagLineProps) {
  const { t } = useLingui();
  const { items, close, setQuantity } = useCart();
  const { slug, name } = item.product;
  const line = useLineName(item);
  const isAvailable = item.availability === "available";

  return (
    <li className="flex gap-5 border-hairline border-b py-6 last:border-b-0">
      <LinePicture item={item} />
      <div className="flex min-w-0 flex-1 flex-col">
        <div className="flex items-start justify-between gap-4">
          <Link
            to={`/products/${slug}`}
            onClick={close}
            className="min-w-0 wrap-break-word hover:text-terracotta max-md:-my-2 max-md:inline-block max-md:py-2"
          >
            {name}
          </Link>
          {isAvailable && <LinePrice item={item} />}
        </div>
        <LineOptions item={item} onChange={onChange} focusRequest={focusRequest} />
        <BagLineNotices item={item} />
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 pt-3">
          {isAvailable && (
            <QuantityStepper
              size="sm"
              label={t`Quantity of ${line}`}
              item={line}
              value={item.quantity}
              max={Math.max(1, Math.min(MAX_LINE_QUANTITY, remainingStockFor(item, items)))}
              onChange={(quantity) => setQuantity(item.id, quantity)}
            />
          )}
          <button
            ref={takesFocus ? focusWhenShown : undefined}
            type="button"
            aria-label={t`Remove ${line}`}
            onClick={onRemove}
            className="text-link -mr-2 ml-auto min-h-11 px-2 text-muted text-sm hover:text-terracotta"
          >
            <Trans>Remove</Trans>
          </button>
        </div>
      </div>
    </li>
  );
}
