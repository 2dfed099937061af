type Listed = {
  name: string;
  /** Of the page, in full. */
  url: string;
  /** What it shows, in its order. */
  items: readonly { name: string; url: string }[];
};

/** Takes a page that lists products and returns it as a schema.org CollectionPage with its ItemList (Google: a summary page). */
export function collectionPageData({ name, url, items }: Listed): object {
  return {
    "@context": "https://schema.org",
    "@type": "CollectionPage",
    name,
    url,
    mainEntity: {
      "@type": "ItemList",
      numberOfItems: items.length,
      itemListElement: items.map((item, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: item.name,
        url: item.url,
      })),
    },
  };
}
