import type { Browser } from "@playwright/test";
import { type Profile, slowDown } from "../profiles.ts";
import { observePage } from "./observe-page.ts";
import { storedBefore } from "./stored-before.ts";

/** Milliseconds of observation after the load event. */
const WATCHED = 3000;

/** One cold load. Times in milliseconds, sizes in bytes on the wire with headers. */
export type PageFigures = {
  fcp: number;
  lcp: number;
  hydrated: number;
  blocking: number;
  cls: number;
  requests: number;
  bytes: number;
  scriptBytes: number;
  styleBytes: number;
  fontBytes: number;
  imageBytes: number;
};

const KINDS = new Map<string, "scriptBytes" | "styleBytes" | "fontBytes" | "imageBytes">([
  ["Script", "scriptBytes"],
  ["Stylesheet", "styleBytes"],
  ["Font", "fontBytes"],
  ["Image", "imageBytes"],
]);

/** Measure one load in a new browser context. */
export async function measurePage(
  browser: Browser,
  url: string,
  profile: Profile,
): Promise<PageFigures> {
  const context = await browser.newContext({
    ...profile.context,
    storageState: storedBefore(url),
    serviceWorkers: "block",
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await slowDown(session, profile);
    const kindBytes = { scriptBytes: 0, styleBytes: 0, fontBytes: 0, imageBytes: 0 };
    const figures = { requests: 0, bytes: 0, ...kindBytes };
    const kinds = new Map<string, string>();
    session.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
      if (!request.url.startsWith("http")) return;
      kinds.set(requestId, type ?? "Other");
      figures.requests += 1;
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const kind = KINDS.get(kinds.get(requestId) ?? "");
      figures.bytes += encodedDataLength;
      if (kind) figures[kind] += encodedDataLength;
    });
    await page.addInitScript(observePage);
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(WATCHED);
    const { longTasks, hydrated, ...seen } = await page.evaluate(() => window.observed);
    const blocking = longTasks
      .filter(({ start, duration }) => start + duration > seen.fcp)
      .reduce((sum, { start, duration }) => {
        const counted = Math.min(duration, start + duration - seen.fcp);
        return sum + Math.max(0, counted - 50);
      }, 0);
    return { ...figures, ...seen, blocking, hydrated: hydrated ?? Number.NaN };
  } finally {
    await context.close();
  }
}
