import { data, redirect } from "react-router";
import { parseLanguage, pathIn } from "#app/domain/text/language.ts";
import { LANGUAGE_COOKIE } from "#app/domain/text/preferred-language.ts";
import { storeUrlContext } from "#app/rendering-context.ts";
import type { Route } from "./+types/language";

const YEAR_SECONDS = 31_536_000;

/** Store the language in a cookie and redirect back, only to a path of the shop. */
export function loader({ params, url, context }: Route.LoaderArgs) {
  const language = parseLanguage(params.language);
  if (!language) throw data(null, { status: 404 });
  const to = url.searchParams.get("to") ?? "/";
  // A header carries no line breaks and no text beyond Latin-1: parsing removes the former and encodes the latter.
  const { pathname, search, hash } = new URL(url.origin + (to.startsWith("/") ? to : "/"));
  const isSecure = (context.get(storeUrlContext) ?? url.href).startsWith("https:");
  const secure = isSecure ? "; Secure" : "";
  return redirect(pathIn(language, pathname + search + hash), {
    headers: {
      "Set-Cookie": `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax; HttpOnly${secure}`,
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}
