type Listed = {
  name: string;
  /** The absolute URL of the page. */
  url: string;
  /** In display order, with absolute URLs. */
  items: readonly { name: string; url: string }[];
};

/** Return a schema.org CollectionPage with its ItemList (Google: a summary page). */
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
