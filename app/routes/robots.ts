import { robotsText } from "#app/domain/robots-text.ts";
import { storeUrlContext } from "#app/rendering-context.ts";
import type { Route } from "./+types/robots";

const DAY = 86_400;

/** Tells crawlers what is nobody's business and where the sitemap stands. */
export function loader({ request, context }: Route.LoaderArgs) {
  const storeUrl = context.get(storeUrlContext) ?? new URL(request.url).origin;
  return new Response(robotsText(storeUrl), {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": `public, max-age=${DAY}`,
    },
  });
}
