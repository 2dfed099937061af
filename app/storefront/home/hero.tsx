import { Trans } from "@lingui/react/macro";
import type { Product } from "#app/domain/product/product.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Price } from "#app/ui/price.tsx";
import { Scene } from "./scene.tsx";

/* Reserves lines below the picture against layout shift: two for the name on a phone, otherwise one, and two for the price. */
const PRODUCT_LINK =
  "group absolute bottom-0 left-0 grid w-[38%] max-w-64 grid-rows-[auto_minmax(6.5rem,auto)] bg-surface p-2.5 shadow-card " +
  "sm:grid-rows-[auto_minmax(5.125rem,auto)]";

/* Wraps to the same number of lines in our font and its fallbacks on common phones. */
const INTRODUCTION = "mt-8 max-w-[17.5em] text-lg text-muted sm:max-w-[21.7em]";

/** The featured product beside the scene. */
function HeroProduct({ product }: { product: Product }) {
  const [image] = product.images;
  if (!image) return null;
  return (
    <Link to={`/products/${product.slug}`} className={PRODUCT_LINK}>
      <Picture
        src={image}
        alt=""
        color={product.looks?.[image]?.color}
        sizes="(min-width: 64rem) 16rem, 36vw"
        priority
        className="aspect-3/4 overflow-hidden bg-panel"
      />
      <span>
        <span
          lang={product.textLanguages?.name}
          className="block px-1 pt-3 pb-1 font-serif text-base leading-tight group-hover:text-terracotta"
        >
          {product.name}
        </span>
        <Price cents={product.price} className="block px-1 text-sm" />
      </span>
    </Link>
  );
}

export function Hero({ featured }: { featured: Product | undefined }) {
  return (
    <section className="page-width grid items-center gap-x-10 gap-y-12 pt-8 pb-16 lg:min-h-[calc(100svh-5rem)] lg:grid-cols-2 lg:py-10">
      <div className="lg:pb-16">
        <h1 className="text-display">
          <Trans>Italian Eleganza</Trans>
        </h1>
        <p className={INTRODUCTION}>
          <Trans>
            Silk from Como, tailoring from Milan, linen from the Tuscan hills: fashion with an
            Italian hand, sent to your door anywhere in Ecuador.
          </Trans>
        </p>
        <ButtonLink to="/shop" className="mt-10">
          <Trans>Shop Collections</Trans>
        </ButtonLink>
      </div>
      <div className="relative ml-auto w-full max-w-xl pb-10 pl-[12%] lg:max-w-none">
        <div className="aspect-4/5 overflow-hidden rounded-t-full bg-wash-rose lg:aspect-auto lg:h-[min(80svh,54rem)]">
          <Scene
            name="hero"
            priority
            sizes="(min-width: 115rem) 31.5vw, (min-width: 64rem) min(40vw, 36rem), 88vw"
          />
        </div>
        {featured && <HeroProduct product={featured} />}
      </div>
    </section>
  );
}
