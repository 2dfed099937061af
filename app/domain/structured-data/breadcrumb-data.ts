export type BreadcrumbStep = {
  name: string;
  /** In full. */
  url: string;
};

/** Takes the steps from the home page to a page, that page last, and returns them as a schema.org BreadcrumbList. */
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
