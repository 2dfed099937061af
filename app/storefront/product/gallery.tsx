import { Trans, useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { picturesOf } from "#app/domain/product/color-pictures.ts";
import type { Product } from "#app/domain/product/product.ts";
import { classNames } from "#app/ui/class-names.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { ArrowLeftIcon } from "#app/ui/icons/arrow-left-icon.tsx";
import { ArrowRightIcon } from "#app/ui/icons/arrow-right-icon.tsx";
import { GallerySlide } from "./gallery-slide.tsx";
import { GalleryThumbnails } from "./gallery-thumbnails.tsx";
import { useSlides } from "./use-slides.ts";

type GalleryProps = {
  product: Product;
  /** The selected color, whose pictures are shown; null for none. */
  color: string | null;
  sizes: string;
  priority?: boolean;
  /** Thumbnails beside the large picture on wide screens. */
  isWide?: boolean;
  className?: string;
};

/** Two columns before the thumbnails are parsed, against layout shift. */
const BESIDE = "lg:noscript:block lg:grid lg:grid-cols-[4.5rem_minmax(0,1fr)] lg:gap-4";

/** On a phone so low that price and sizes are in the first screen. The next picture shows at the edge and invites a swipe. */
const WIDE =
  "wide-slides max-md:-mx-(--page-margin) max-md:aspect-auto max-md:h-[clamp(13rem,42svh,34rem)] max-md:w-auto max-md:bg-paper";

/** In Quick View. */
const SQUARE =
  "max-md:aspect-square max-md:bg-paper max-md:[&_img]:object-contain max-md:[&_picture]:bg-paper!";

type Slides = ReturnType<typeof useSlides>;

/** The number of the current picture, and buttons for pointer devices. */
function GallerySteps({ slides, count }: { slides: Slides; count: number }) {
  const { t } = useLingui();
  const { shown, show } = slides;
  const place = shown + 1;
  const stepClass = "hidden bg-surface/85 pointer:noscript:hidden pointer:grid disabled:text-edge";
  return (
    <div className="pointer-events-none absolute inset-x-3 bottom-3 flex items-center justify-end *:pointer-events-auto">
      <p
        className="bg-surface/85 px-3 py-1 text-sm tabular-nums pointer:mr-auto"
        aria-hidden="true"
      >
        <Trans>
          {place} / {count}
        </Trans>
      </p>
      <IconButton
        label={t`Previous picture`}
        className={stepClass}
        isInactive={shown === 0}
        onClick={() => show(shown - 1)}
      >
        <ArrowLeftIcon className="size-5" />
      </IconButton>
      <IconButton
        label={t`Next picture`}
        className={stepClass}
        isInactive={shown === count - 1}
        onClick={() => show(shown + 1)}
      >
        <ArrowRightIcon className="size-5" />
      </IconButton>
    </div>
  );
}

type CarouselProps = Omit<GalleryProps, "color"> & { images: string[] };

function Carousel({ product, images, sizes, priority, isWide, className }: CarouselProps) {
  const { t } = useLingui();
  const { name } = product;
  const track = useRef<HTMLUListElement>(null);
  const slides = useSlides(track, images.length);
  // A color with one picture keeps the column of thumbnails, so that nothing moves.
  const hasThumbnails = product.images.length > 1;
  const isBeside = isWide && hasThumbnails;

  return (
    <div className={classNames(isBeside && BESIDE, className)}>
      <div
        className={classNames(
          "relative aspect-3/4 w-full overflow-hidden bg-panel",
          isBeside && "lg:col-start-2",
          isWide ? WIDE : SQUARE,
        )}
      >
        <ul
          ref={track}
          aria-label={t`Pictures of ${name}`}
          onScroll={slides.onScroll}
          onKeyDown={slides.onKeyDown}
          tabIndex={images.length > 1 ? 0 : undefined}
          className="-outline-offset-2 flex size-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
        >
          {images.map((image, index) => (
            <GallerySlide
              key={image}
              {...{ product, images }}
              index={index}
              sizes={sizes}
              priority={priority && index === 0}
            />
          ))}
        </ul>
        {images.length > 1 && <GallerySteps slides={slides} count={images.length} />}
      </div>
      {hasThumbnails && (
        <GalleryThumbnails
          images={images}
          looks={product.looks}
          slides={slides}
          className={
            isWide ? "max-md:hidden lg:col-start-1 lg:row-start-1 lg:mt-0 lg:flex-col" : undefined
          }
        />
      )}
    </div>
  );
}

/**
 * A product's pictures in a carousel with swipe, arrow keys and thumbnails. Those of another color start at the first. A
 * product without pictures keeps their column on wide screens and has no gallery on phones.
 */
export function Gallery({ color, ...carousel }: GalleryProps) {
  const images = picturesOf(carousel.product, color);
  if (images.length === 0) {
    return (
      <div className={classNames("max-md:hidden", carousel.className)}>
        <div className="aspect-3/4 bg-panel" />
      </div>
    );
  }
  return <Carousel key={images.join(" ")} images={images} {...carousel} />;
}
