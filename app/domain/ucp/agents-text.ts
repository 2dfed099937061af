import { FEED_FILES } from "../channels/channel-feeds.ts";
import { LANGUAGES, pathIn } from "../text/language.ts";
import { UCP_PATH, UCP_VERSION } from "./ucp-version.ts";

type Named = { name: string; displayName: string };

type AgentsTextParts = {
  brand: string;
  tagline: string;
  country: string;
  /** Without a trailing slash. */
  storeUrl: string;
  /** Those with products. */
  categories: readonly Named[];
  collections: readonly Named[];
};

/** Return a name that ends no Markdown link. */
const escaped = (name: string) => name.replace(/[\\[\]()]/g, "\\$&");

/** Return `/agents.md`, which is `/llms.txt` as well: what the shop sells, and how a program reads and buys it. */
export function agentsText(parts: AgentsTextParts): string {
  const { brand, tagline, country, storeUrl, categories, collections } = parts;
  const linkTo =
    (filter: string) =>
    ({ name, displayName }: Named) =>
      `- [${escaped(displayName)}](${storeUrl}/shop?${filter}=${encodeURIComponent(name)})`;
  const feeds = FEED_FILES.flatMap((file) =>
    LANGUAGES.map((language) => `- ${storeUrl}${pathIn(language, `/feeds/${file}`)}`),
  );
  return `${[
    `# ${brand}`,
    `> ${tagline}: an online boutique for women in ${country}. Prices are in US dollars and, in everything listed here, include IVA.`,
    "## Categories",
    categories.map(linkTo("category")).join("\n"),
    "## Collections",
    collections.map(linkTo("collection")).join("\n"),
    "## The whole catalog",
    `One row for each product, color and size, in English and Spanish. Please send \`If-None-Match\`.\n\n${feeds.join("\n")}`,
    "## Search and carts",
    `The Universal Commerce Protocol, version ${UCP_VERSION}, by REST and JSON. The profile is ${storeUrl}/.well-known/ucp.\n
- \`POST ${storeUrl}${UCP_PATH}/catalog/search\` with \`{"query": "silk dress", "filters": {"categories": ["${categories[0]?.name ?? "dresses"}"], "price": {"max": 30000}}}\`
- \`POST ${storeUrl}${UCP_PATH}/catalog/lookup\` with \`{"ids": ["…"]}\`, and \`/catalog/product\` with \`{"id": "…"}\`
- \`POST ${storeUrl}${UCP_PATH}/carts\` with \`{"line_items": [{"item": {"id": "<variant id>"}, "quantity": 1}]}\`
- \`GET\` and \`PUT ${storeUrl}${UCP_PATH}/carts/{id}\`, \`POST ${storeUrl}${UCP_PATH}/carts/{id}/cancel\`
- \`GET ${storeUrl}/buy/{variant id}:{quantity},…\` leads a person to the bag`,
    "Amounts are whole cents. `context.language` or `Accept-Language` may be `es`. A cart's id is its content, so a changed cart has another id, and nothing is reserved.",
    "## Buying",
    "A person finishes every order: send them to `continue_url`. There they see the bag, enter their address and pay. Please do not fill in checkout for them.",
  ].join("\n\n")}\n`;
}
