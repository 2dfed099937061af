import { Hono } from "hono";
import { type Language, parseLanguage } from "#app/domain/text/language.ts";
import { forStaff } from "../http/staff-api.ts";
import { reportChannels } from "./channel-report.ts";
import type { LocalChannels } from "./channel-shop.ts";

/** Create `GET /channels?language=es` for staff: what feeds contain and leave out, with names in the language. */
export function reportRoutes(channels: Record<Language, LocalChannels>) {
  // Each reads the whole catalogue.
  const limit = forStaff(channels)(60);
  return new Hono().get("/channels", limit, async (context) => {
    const language = parseLanguage(context.req.query("language")) ?? "en";
    return context.json(await reportChannels(channels[language]));
  });
}
