import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Product } from "#app/domain/product.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Picture } from "#app/ui/picture.tsx";

type GalleryProps = {
  product: Product;
  /** How wide the large picture is shown, as the `sizes` attribute says it. */
  sizes: string;
  priority?: boolean;
  /** True on the product's own page: the small pictures stand beside the large one where there is room. */
  isWide?: boolean;
  className?: string;
};

/** A product's pictures: one large, all of them small beneath it to choose from. */
export function Gallery({ product, sizes, priority, isWide, className }: GalleryProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState(0);
  const { images, name } = product;
  const count = images.length;
  const address = images[shown] ?? images[0];
  return (
    <div className={classNames(isWide && "lg:flex lg:flex-row-reverse lg:gap-4", className)}>
      <div
        className={classNames(
          "aspect-3/4 overflow-hidden bg-panel",
          isWide
            ? "min-w-0 flex-1 [view-transition-name:plate]"
            : "max-md:aspect-square max-md:bg-paper max-md:[&_img]:object-contain",
        )}
      >
        {address && (
          <Picture
            key={address}
            address={address}
            alt={t`${name}, picture ${shown + 1} of ${count}`}
            sizes={sizes}
            priority={priority}
            className="size-full starting:opacity-0 transition-opacity duration-250"
          />
        )}
      </div>
      {count > 1 && (
        <ul className={classNames("mt-3 flex gap-3", isWide && "lg:mt-0 lg:flex-col")}>
          {images.map((image, index) => (
            <li key={image} className="w-18">
              <button
                type="button"
                aria-label={t`Show picture ${index + 1} of ${count}`}
                aria-current={index === shown}
                onClick={() => setShown(index)}
                className="block aspect-3/4 w-full overflow-hidden border border-transparent opacity-70 transition-opacity hover:opacity-100 aria-current:border-ink aria-current:opacity-100"
              >
                <Picture address={image} alt="" sizes="4.5rem" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
