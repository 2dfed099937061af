import { Trans } from "@lingui/react/macro";
import { CURATED_COLLECTIONS } from "#app/domain/catalogue/curated-collections.ts";
import type { Collection } from "#app/domain/catalogue/taxonomy.ts";
import { classNames } from "#app/ui/class-names.ts";
import { ArrowRightIcon } from "#app/ui/icons/arrow-right-icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Scene } from "./scene.tsx";

const NUMERALS = ["I", "II", "III"];

function CollectionCard({ collection, index }: { collection: Collection; index: number }) {
  const scene = CURATED_COLLECTIONS.find((name) => name === collection.name);
  return (
    <Link
      to={`/shop?collection=${encodeURIComponent(collection.name)}`}
      className={classNames("group block", index === 1 && "md:mt-16")}
    >
      <span className="block aspect-3/4 overflow-hidden bg-panel">
        {scene && (
          <Scene
            name={scene}
            sizes="(min-width: 48rem) 30vw, 92vw"
            className="size-full transition-transform duration-250 group-hover:scale-[1.02]"
          />
        )}
      </span>
      <span className="mt-5 flex items-baseline gap-4 [--spacing:min(0.25rem,4px)] md:max-lg:gap-2">
        <span aria-hidden="true" className="font-serif text-base text-terracotta">
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

export function CollectionCards({ collections }: { collections: Collection[] }) {
  if (collections.length === 0) return null;
  return (
    <section id="collections" aria-labelledby="collections-heading" className="page-width py-20">
      <SectionHeading id="collections-heading">
        <Trans>The Collections</Trans>
      </SectionHeading>
      <ul className="grid gap-x-8 gap-y-14 md:grid-cols-3">
        {collections.map((collection, index) => (
          <li key={collection.id}>
            <CollectionCard collection={collection} index={index} />
          </li>
        ))}
      </ul>
    </section>
  );
}
