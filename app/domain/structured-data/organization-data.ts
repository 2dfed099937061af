type Organization = {
  brand: string;
  foundedYear: number;
  supportEmail: string;
};

/** Return the shop as a schema.org Organization. `storeUrl` has no trailing slash. */
export function organizationData(
  storeUrl: string,
  { brand, foundedYear, supportEmail }: Organization,
): object {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: brand,
    url: `${storeUrl}/`,
    logo: `${storeUrl}/icon-512.png`,
    email: supportEmail,
    foundingDate: String(foundedYear),
    address: { "@type": "PostalAddress", addressCountry: "EC" },
  };
}
