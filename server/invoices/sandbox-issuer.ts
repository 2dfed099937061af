import { settings } from "#app/settings.ts";

/** Who issues the sandbox's documents as long as the owner has set nothing. */
export const SANDBOX_ISSUER = {
  /** That of the sandbox's certificate: of the right form, and assigned to no taxpayer. */
  ruc: "1790000000001",
  legal_name: `${settings.brand} (SANDBOX)`,
  head_office_address: `SANDBOX, ${settings.country}`,
} as const;
