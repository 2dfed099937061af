import { Trans, useLingui } from "@lingui/react/macro";
import type { SharedLine } from "#app/domain/bag/shared-bag.ts";
import { choiceText } from "#app/domain/product/choice-name.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Price } from "#app/ui/price.tsx";

/** A line of a shared bag, with its current price or marked as unavailable. */
export function SharedBagLine({ line }: { line: SharedLine }) {
  const { i18n } = useLingui();
  const { product, quantity } = line.choice;
  return (
    <li className="flex gap-5 border-hairline border-b py-5">
      {product.image && (
        <Picture
          src={product.image}
          alt=""
          sizes="80px"
          className={classNames(
            "aspect-3/4 w-20 shrink-0 overflow-hidden bg-panel",
            !line.isOffered && "faded",
          )}
        />
      )}
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-4">
          <Link
            to={`/products/${product.slug}`}
            className="hover:text-terracotta max-md:-my-2 max-md:inline-block max-md:py-2"
          >
            {product.name}
          </Link>
          {line.isOffered && <Price cents={product.price * quantity} className="text-right" />}
        </div>
        <p className="mt-1 text-muted text-sm">
          {choiceText(i18n, line.choice)}
          {quantity > 1 && ` · × ${quantity}`}
        </p>
        {!line.isOffered && (
          <p className="mt-2 border-oxblood border-l-2 pl-3 text-oxblood text-sm">
            <Trans>Not available any more, so it stays out.</Trans>
          </p>
        )}
      </div>
    </li>
  );
}
