const COUNTRY = "EC";

/** Return the return policy. The page names no number of days, so the policy links to the page, which Google accepts. */
export function returnPolicy(pageUrl: string): object {
  return {
    "@type": "MerchantReturnPolicy",
    applicableCountry: COUNTRY,
    merchantReturnLink: pageUrl,
    returnMethod: "https://schema.org/ReturnByMail",
  };
}
