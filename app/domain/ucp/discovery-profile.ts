import { UCP_CAPABILITIES, UCP_PATH, UCP_VERSION } from "./ucp-version.ts";

const SERVICE = "dev.ucp.shopping";
const SITE = "https://ucp.dev";

const nameIn = (capability: string) => capability.slice(SERVICE.length + 1).replaceAll(".", "/");

/**
 * Return `/.well-known/ucp`: where the shop's endpoints are and what they do. There is no payment handler, because a
 * person pays on the shop's own page. `storeUrl` has no trailing slash.
 */
export function discoveryProfile(storeUrl: string) {
  return {
    ucp: {
      version: UCP_VERSION,
      services: {
        [SERVICE]: [
          {
            version: UCP_VERSION,
            spec: `${SITE}/${UCP_VERSION}/specification/overview`,
            transport: "rest",
            schema: `${SITE}/${UCP_VERSION}/services/shopping/rest.openapi.json`,
            endpoint: storeUrl + UCP_PATH,
          },
        ],
      },
      capabilities: Object.fromEntries(
        UCP_CAPABILITIES.map((capability) => [
          capability,
          [
            {
              version: UCP_VERSION,
              spec: `${SITE}/${UCP_VERSION}/specification/${nameIn(capability)}`,
            },
          ],
        ]),
      ),
      payment_handlers: {},
    },
  };
}
