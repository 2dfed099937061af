import { settings } from "#app/settings.ts";

/** The RUC of the sandbox's certificate: of the right form, and nobody's. */
export const SANDBOX_RUC = "1790000000001";

/** Who issues the sandbox's documents as long as the owner has set nothing. */
export const SANDBOX_ISSUER = {
  ruc: SANDBOX_RUC,
  legal_name: `${settings.brand} (SANDBOX)`,
  head_office_address: `SANDBOX, ${settings.country}`,
} as const;
