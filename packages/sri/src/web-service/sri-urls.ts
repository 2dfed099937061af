import type { Environment } from "../access-key/access-key-parts.ts";

/** The SRI's hosts (WSDLs of the two services). Their TLS certificates change unannounced: do not pin them. */
export const SRI_URLS = {
  test: "https://celcer.sri.gob.ec",
  production: "https://cel.sri.gob.ec",
} as const satisfies Record<Environment, string>;
