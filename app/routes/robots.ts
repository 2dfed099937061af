import { LANGUAGES, pathIn } from "#app/domain/text/language.ts";
import { storeUrlContext } from "#app/rendering-context.ts";
import { ROUTE_TABLE } from "../route-table.ts";
import type { Route } from "./+types/robots";

const DAY_SECONDS = 86_400;

const PRIVATE = ROUTE_TABLE.filter(({ robots }) => robots === "disallow").map(
  ({ path }) => path.split("/:", 1)[0],
);

/** Private pages and APIs. A rule is for every path that begins with it. */
const RULES = [...new Set(PRIVATE)]
  .filter((path) => !PRIVATE.some((other) => path?.startsWith(`${other}/`)))
  .flatMap((path) => LANGUAGES.map((language) => `Disallow: ${pathIn(language, `/${path}`)}\n`));

/** Return robots.txt (RFC 9309). */
export function loader({ url, context }: Route.LoaderArgs) {
  const storeUrl = context.get(storeUrlContext) ?? url.origin;
  const text = `User-agent: *\n${RULES.join("")}\nSitemap: ${storeUrl}/sitemap.xml\n`;
  return new Response(text, {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": `public, max-age=${DAY_SECONDS}`,
    },
  });
}
