import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useId, useRef } from "react";
import type { Product } from "#app/domain/product/product.ts";
import type { ProductChoice as Choice } from "#app/domain/product/product-choice-query.ts";
import type { FreeStock } from "#app/domain/stock/free-stock.ts";
import { STOCK_REQUEST_ID } from "#app/domain/stock/stock-request-outcome.ts";
import { Button } from "#app/ui/button.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { classNames } from "#app/ui/class-names.ts";
import { LiveRegion } from "#app/ui/live-region.tsx";
import { Price } from "#app/ui/price.tsx";
import { QuantityStepper } from "#app/ui/quantity-stepper.tsx";
import { AskAboutProduct } from "../whatsapp/ask-about-product.tsx";
import { OptionPicker } from "./option-picker.tsx";
import { SizeGuideLink } from "./size-guide-link.tsx";
import { StockNotice } from "./stock-notice.tsx";
import { type AddPhase, useChoice } from "./use-choice.ts";

const PHASES: Record<AddPhase, ReactNode> = {
  idle: <Trans>Add to Bag</Trans>,
  adding: <Trans>Adding...</Trans>,
  added: <Trans>Added!</Trans>,
};

type ProductChoiceProps = {
  product: Product;
  /** Null while unknown; then the product's quantity is used. */
  stock: FreeStock | null;
  /** Called with the selected size, for the wishlist. */
  onSize?: (size: string) => void;
  /** Called with the selected color, for the gallery and the wishlist. */
  onColor: (color: string) => void;
  /** Called 1 s after the product was added. */
  onAdded: () => void;
  /** What the link to the page chose. */
  chosen?: Choice;
  /** On a phone, price and button stay at the bottom of the window. */
  isBar?: boolean;
  /** Whether nothing of it can be bought and the page has a form to be told when it is back. */
  isAwaited?: boolean;
};

/** `base.css` reserves its height. Safari keeps it above the home indicator, Chrome on Android above its bar by `env()` alone. */
const BAR =
  "contents max-md:fixed max-md:inset-x-0 max-md:bottom-(--bottom-inset) max-md:z-30 max-md:flex max-md:flex-wrap " +
  "max-md:items-center max-md:gap-x-4 max-md:gap-y-2 max-md:border-hairline max-md:border-t max-md:bg-paper " +
  "max-md:px-(--page-margin) max-md:py-2.5 max-md:pb-[max(0.625rem,env(safe-area-inset-bottom))]";

/** Focus the first group of options without a selected one. */
function focusMissing(fields: HTMLElement | null) {
  const groups = [...(fields?.querySelectorAll("fieldset") ?? [])];
  const missing = groups.find((group) => !group.querySelector(":checked"));
  missing?.querySelector<HTMLElement>("input:not(:disabled)")?.focus({ preventScroll: true });
}

/** In the bar of a sold-out product: what a shopper can do, in place of a button that does nothing. */
const AWAITED = "flex-1 max-md:px-3 md:hidden";

/** Size, color, quantity and Add to Bag, for Quick View and the product page. */
export function ProductChoice(props: ProductChoiceProps) {
  const { product, stock, onSize, onColor, onAdded, chosen, isBar, isAwaited } = props;
  const { t } = useLingui();
  const errorId = useId();
  const choice = useChoice(product, stock, onAdded, chosen);
  const { quantity } = choice;
  const describedBy = choice.failedAttempts > 0 ? errorId : undefined;
  const fields = useRef<HTMLDivElement>(null);
  const add = () => {
    if (choice.add()) return;
    fields.current?.scrollIntoView({ block: "nearest" });
    focusMissing(fields.current);
  };
  return (
    <div ref={fields} className="flex flex-col gap-6">
      {product.sizes.length > 0 && (
        <OptionPicker
          legend={t`Size`}
          options={product.sizes}
          value={choice.size}
          onChange={(size) => {
            choice.setSize(size);
            onSize?.(size);
          }}
          hasStock={choice.hasSize}
          help={product.sizes.length > 1 && <SizeGuideLink product={product} />}
          errorId={choice.size === null ? describedBy : undefined}
        />
      )}
      {product.colors.length > 0 && (
        <OptionPicker
          legend={t`Color`}
          options={product.colors}
          value={choice.color}
          onChange={(color) => {
            choice.setColor(color);
            onColor(color);
          }}
          hasStock={choice.hasColor}
          errorId={choice.color === null ? describedBy : undefined}
          isColor
        />
      )}
      <noscript>
        <p className="text-amber text-sm">
          <Trans>To add an item to your bag, please turn on JavaScript.</Trans>
        </p>
      </noscript>
      <div className="noscript:hidden flex flex-wrap items-stretch gap-3">
        {!isAwaited && (
          <QuantityStepper
            label={t`Quantity`}
            value={quantity}
            onChange={choice.setQuantity}
            max={choice.max}
            disabled={choice.free < 1}
          />
        )}
        <LiveRegion>{choice.wasQuantitySet && t`Quantity: ${quantity}`}</LiveRegion>
        <div data-purchase-bar={isBar} className={isBar ? BAR : "contents"}>
          {isBar && (
            <Price
              cents={product.price}
              original={product.originalPrice}
              className="text-lg md:hidden"
            />
          )}
          {isAwaited && (
            <a href={`#${STOCK_REQUEST_ID}`} className={buttonClass("primary", "md", AWAITED)}>
              <Trans>Tell me when it is back</Trans>
            </a>
          )}
          <Button
            className={classNames(
              "min-w-52 flex-1 lang-es:min-w-64",
              isBar && "max-md:min-w-0! max-md:px-3",
              isAwaited && "max-md:hidden",
            )}
            disabled={choice.free < 1}
            aria-disabled={choice.phase !== "idle"}
            onClick={add}
          >
            {choice.free < 1 ? <Trans>Sold Out</Trans> : PHASES[choice.phase]}
          </Button>
          {choice.failedAttempts > 0 && (
            <p
              // A new element for each attempt, so that it is announced again.
              key={choice.failedAttempts}
              id={errorId}
              role="alert"
              className="basis-full text-oxblood text-sm max-md:order-first"
            >
              <Trans>Please select size and color</Trans>
            </p>
          )}
        </div>
      </div>
      <StockNotice product={product} free={choice.free} />
      <AskAboutProduct product={product} size={choice.size} color={choice.color} />
    </div>
  );
}
