type BreadcrumbStep = {
  name: string;
  /** Absolute. */
  url: string;
};

/** Return a schema.org BreadcrumbList from the home page to the current page. */
export function breadcrumbData(steps: readonly BreadcrumbStep[]): object {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: url,
    })),
  };
}
