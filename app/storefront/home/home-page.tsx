import { Trans } from "@lingui/react/macro";
import { curatedCollections } from "#app/domain/catalogue/curated-collections.ts";
import type { Collection } from "#app/domain/catalogue/taxonomy.ts";
import type { Product } from "#app/domain/product/product.ts";
import { BrandStory } from "./brand-story.tsx";
import { CollectionCards } from "./collection-cards.tsx";
import { Hero } from "./hero.tsx";
import { Newsletter } from "./newsletter.tsx";
import type { NewsletterOutcome } from "./newsletter-outcome.ts";
import { ProductSection } from "./product-section.tsx";
import { StyleNotes } from "./style-notes.tsx";

type HomePageProps = {
  newArrivals: Product[];
  bestsellers: Product[];
  collections: Collection[];
  /** The URL of a picture of each featured collection without a scene that has one, by its id. */
  covers: Record<string, string>;
  /** The newsletter's result after a form post without JavaScript. */
  posted: NewsletterOutcome | undefined;
};

/** The home page (specification section 2, Home). */
export function HomePage(props: HomePageProps) {
  const { newArrivals, bestsellers, collections, covers, posted } = props;
  return (
    <>
      <Hero featured={newArrivals[0] ?? bestsellers[0]} />
      <CollectionCards collections={curatedCollections(collections)} covers={covers} />
      <ProductSection
        id="new-arrivals"
        title={<Trans>New Arrivals</Trans>}
        action={<Trans>View All New Arrivals</Trans>}
        products={newArrivals}
      />
      <BrandStory />
      <ProductSection
        id="bestsellers"
        title={<Trans>Bestsellers</Trans>}
        action={<Trans>Shop All Bestsellers</Trans>}
        products={bestsellers}
      />
      <StyleNotes collections={collections} />
      <Newsletter posted={posted} />
    </>
  );
}
