import { normalizePhone } from "../contact/phone.ts";
import type { ShopInformation } from "../shop-information/shop-information.ts";

type Organization = {
  brand: string;
  foundedYear: number;
  supportEmail: string;
};

type Seller = Pick<ShopInformation, "legalName" | "ruc" | "postalAddress" | "whatsapp">;

/** Return the shop as a schema.org Organization, with what is known of the seller. `storeUrl` has no trailing slash. */
export function organizationData(
  storeUrl: string,
  { brand, foundedYear, supportEmail }: Organization,
  { legalName, ruc, postalAddress, whatsapp }: Seller,
): object {
  const telephone = normalizePhone(whatsapp);
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: brand,
    url: `${storeUrl}/`,
    logo: `${storeUrl}/icon-512.png`,
    email: supportEmail,
    foundingDate: String(foundedYear),
    ...(legalName && { legalName }),
    ...(ruc && { taxID: ruc }),
    ...(telephone && { telephone }),
    address: {
      "@type": "PostalAddress",
      ...(postalAddress && { streetAddress: postalAddress }),
      addressCountry: "EC",
    },
  };
}
