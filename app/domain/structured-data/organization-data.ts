type House = {
  brand: string;
  foundedYear: number;
  supportEmail: string;
};

/** Takes the shop's own address, without a slash at its end, and who runs it; returns the house as a schema.org Organization. */
export function organizationData(
  storeUrl: string,
  { brand, foundedYear, supportEmail }: House,
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
