import type { Hono } from "hono";
import { type StaffGate, supabaseStaffGate } from "#app/data/server/staff-gate.ts";
import { type Language, parseLanguage } from "#app/domain/language.ts";
import type { Backend } from "../database/backend.ts";
import { staffLimit, staffRoutes } from "../http/staff-routes.ts";
import type { Logger } from "../runtime/logger.ts";
import { reportChannels } from "./channel-report.ts";
import type { LocalChannels } from "./channel-shop.ts";

type ReportRouteParts = {
  /** Null where there is no database. */
  open: { channels: Record<Language, LocalChannels>; staff: StaffGate } | null;
  logger: Logger;
};

/** Each reads the whole catalogue. */
const REPORTS = 60;

/** Return what the report needs; null without a database. */
export function openReport(
  { clients }: Pick<Backend, "clients">,
  channels: Record<Language, LocalChannels>,
): ReportRouteParts["open"] {
  return clients && { channels, staff: supabaseStaffGate(clients.server) };
}

/** Create `GET /channels?language=es` for staff: what feeds contain and leave out, with names in the language. */
export function reportRoutes({ open, logger }: ReportRouteParts): Hono {
  const { routes, forStaff } = staffRoutes(open, logger);
  routes.get(
    "/channels",
    forStaff(staffLimit(REPORTS), async (context, { channels }) => {
      const language = parseLanguage(context.req.query("language")) ?? "en";
      return context.json(await reportChannels(channels[language]));
    }),
  );
  return routes;
}
