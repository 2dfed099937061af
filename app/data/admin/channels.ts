import { type ChannelReport, ChannelReportSchema } from "#app/domain/channels/channel-report.ts";
import type { Language } from "#app/domain/text/language.ts";
import { callShop } from "../call-shop.ts";

/** Return what product feeds contain and leave out, with names in a language. Throws a ShopError. */
export async function getChannelReport(language: Language): Promise<ChannelReport> {
  const answer = await callShop("report of channels", "GET", `/channels?language=${language}`);
  return ChannelReportSchema.parse(answer);
}
