/** Everything specific to this boutique. Colors and fonts are in `app/styles/tokens.css`, products in the database. */
export const settings = {
  brand: "Gemma Luce",
  tagline: { en: "Italian-inspired fashion", es: "Moda de inspiración italiana" },
  foundedYear: 2024,
  supportEmail: "support@gemmaluce.com",
  /** The WhatsApp number, such as `099 123 4567`, until the owner sets one in the admin. Empty: no page offers it. */
  supportWhatsapp: "",
  staffEmail: "admin@gemmaluce.com",
  /** The language of emails to the owner until they open the admin, whose language it is then: `en` or `es`. */
  staffLanguage: "en",
  country: "Ecuador",
  /** Suggestions for an order's tracking number. The owner may type any other. */
  couriers: ["Servientrega", "Tramaco", "Laar Courier", "DHL Express"],
  /** Minutes for which a checkout holds its stock. */
  holdMinutes: 15,
  referencePrefix: "GL-",
} as const;
