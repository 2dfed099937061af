import { LANGUAGES, pathIn } from "#app/domain/language.ts";
import { storeUrlContext } from "#app/rendering-context.ts";
import { sectionsWhere } from "../route-patterns.ts";
import type { Route } from "./+types/robots";

const DAY_SECONDS = 86_400;

/** Private pages and APIs. */
const RULES = sectionsWhere(({ robots }) => robots === "disallow").flatMap((section) =>
  LANGUAGES.map((language) => `Disallow: ${pathIn(language, `/${section}`)}\n`),
);

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
