/**
 * Everything that makes this boutique Gemma Luce rather than another one.
 * Colours and type stand in `app/styles/tokens.css`; the goods stand in the database.
 */
export const settings = {
  brand: "Gemma Luce",
  tagline: "Italian-inspired fashion",
  foundedYear: 2024,
  supportEmail: "support@gemmaluce.com",
  /** The number on which the boutique answers WhatsApp, such as `099 123 4567`; empty: no page offers it. */
  supportWhatsapp: "",
  staffEmail: "admin@gemmaluce.com",
  country: "Ecuador",
  /** Offered beside an order's tracking number; the owner may write any other. */
  couriers: ["Servientrega", "Tramaco", "Laar Courier", "DHL Express"],
  /** IVA in basis points: 1500 is 15 %. */
  taxBasisPoints: 1500,
  /** How long a checkout keeps its goods, in minutes. */
  holdMinutes: 15,
  referencePrefix: "GL-",
} as const;
