import { Trans } from "@lingui/react/macro";
import { CURATED_COLLECTIONS } from "#app/domain/catalogue/curated-collections.ts";
import type { Collection } from "#app/domain/catalogue/taxonomy.ts";
import { classNames } from "#app/ui/class-names.ts";
import { ArrowRightIcon } from "#app/ui/icons/arrow-right-icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Scene } from "./scene.tsx";

const NUMERALS = ["I", "II", "III"];

const PICTURE_SIZES = "(min-width: 48rem) 30vw, 92vw";
const PICTURE = "size-full transition-transform duration-250 group-hover:scale-[1.02]";

type CollectionCardProps = { collection: Collection; cover: string | undefined; index: number };

function CollectionCard({ collection, cover, index }: CollectionCardProps) {
  const scene = CURATED_COLLECTIONS.find((name) => name === collection.name);
  return (
    <Link
      to={`/shop?collection=${encodeURIComponent(collection.name)}`}
      className={classNames("group block", index === 1 && "md:mt-16")}
    >
      {(scene || cover) && (
        <span className="block aspect-3/4 overflow-hidden bg-panel">
          {scene ? (
            <Scene name={scene} sizes={PICTURE_SIZES} className={PICTURE} />
          ) : (
            cover && <Picture src={cover} alt="" sizes={PICTURE_SIZES} className={PICTURE} />
          )}
        </span>
      )}
      <span className="mt-5 flex items-baseline gap-4 [--spacing:min(0.25rem,4px)] md:max-lg:gap-2">
        <span aria-hidden="true" className="shrink-0 font-serif text-base text-terracotta">
          {NUMERALS[index]}
        </span>
        <span className="font-serif text-xl md:max-lg:text-lg lg:text-2xl">
          {collection.displayName}
        </span>
        <ArrowRightIcon className="ml-auto shrink-0 self-center transition-transform duration-200 group-hover:translate-x-1 md:max-lg:hidden" />
      </span>
    </Link>
  );
}

type CollectionCardsProps = { collections: Collection[]; covers: Record<string, string> };

/** Up to three collections. Without any, only the place that the header's link leads to is left. */
export function CollectionCards({ collections, covers }: CollectionCardsProps) {
  if (collections.length === 0) return <span id="collections" />;
  return (
    <section id="collections" aria-labelledby="collections-heading" className="page-width py-20">
      <SectionHeading id="collections-heading">
        <Trans>The Collections</Trans>
      </SectionHeading>
      <ul className="grid gap-x-8 gap-y-14 md:grid-cols-3">
        {collections.map((collection, index) => (
          <li key={collection.id}>
            <CollectionCard collection={collection} cover={covers[collection.id]} index={index} />
          </li>
        ))}
      </ul>
    </section>
  );
}
