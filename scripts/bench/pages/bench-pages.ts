import type { Browser } from "@playwright/test";
import { markdownTable } from "../markdown-table.ts";
import { median } from "../median.ts";
import { DESKTOP, PHONE, type Profile } from "../profiles.ts";
import { BENCH_PATHS } from "./bench-paths.ts";
import { measurePage, type PageFigures } from "./measure-page.ts";
import { serveFloor } from "./serve-floor.ts";

type Options = { quick: boolean };

async function loads(browser: Browser, url: string, profile: Profile, times: number) {
  // The first request fills the server's caches.
  await measurePage(browser, url, profile);
  const runs: PageFigures[] = [];
  for (let run = 0; run < times; run += 1) runs.push(await measurePage(browser, url, profile));
  return (figure: keyof PageFigures) => median(runs.map((seen) => seen[figure]));
}

const ms = (figure: number) => figure.toFixed(0);
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(0);

/** Measure cold loads of pages, each beside its floor page in the same run. */
export async function benchPages(browser: Browser, shop: string, { quick }: Options) {
  const times = quick ? 1 : 5;
  const paths = quick ? BENCH_PATHS.slice(0, 2) : BENCH_PATHS;
  const floor = await serveFloor(shop, paths);
  const rows: string[][] = [];
  try {
    for (const profile of quick ? [PHONE] : [PHONE, DESKTOP]) {
      for (const path of paths) {
        const ours = await loads(browser, shop + path, profile, times);
        const least = await loads(browser, floor.url + path, profile, times);
        rows.push([
          `${path} (${profile.name})`,
          ms(ours("fcp")),
          ms(ours("lcp")),
          ms(least("lcp")),
          // A page that paints at once reports no LCP.
          least("lcp") > 0 ? (ours("lcp") / least("lcp")).toFixed(2) : "–",
          ms(ours("hydrated")),
          ms(ours("blocking")),
          ours("cls").toFixed(3),
          ms(ours("requests")),
          kilobytes(ours("bytes")),
          kilobytes(ours("scriptBytes")),
          kilobytes(ours("styleBytes")),
          kilobytes(ours("fontBytes")),
          kilobytes(ours("imageBytes")),
        ]);
      }
    }
  } finally {
    await floor.stop();
  }
  return markdownTable(
    `Pages, cold (medians of ${times}; times in ms, sizes in KB on the wire)`,
    [
      "page",
      "FCP",
      "LCP",
      "floor LCP",
      "ratio",
      "answers taps",
      "blocking",
      "CLS",
      "requests",
      "all",
      "script",
      "style",
      "font",
      "image",
    ],
    rows,
  );
}
