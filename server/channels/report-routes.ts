import { Hono } from "hono";
import { LANGUAGES, type Language, parseLanguage } from "#app/domain/text/language.ts";
import type { CacheVersion } from "../catalogue/cache-version.ts";
import { versionedCache } from "../catalogue/versioned-cache.ts";
import { forStaff } from "../http/staff-api.ts";
import { reportChannels } from "./channel-report.ts";
import type { LocalChannels } from "./channel-shop.ts";

/** Create `GET /channels?language=es` for staff: what feeds contain and leave out, with names in the language. */
export function reportRoutes(
  channels: Record<Language, LocalChannels>,
  version: Pick<CacheVersion, "current">,
) {
  const limit = forStaff(60);
  // It reads the whole catalogue.
  const report = versionedCache(
    (language: Language) => reportChannels(channels[language]),
    () => version.current("catalogue"),
    LANGUAGES.length,
  );
  return new Hono().get("/channels", limit, async (context) => {
    const language = parseLanguage(context.req.query("language")) ?? "en";
    return context.json(await report(language));
  });
}
