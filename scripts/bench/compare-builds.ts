// `npm run bench -- --against FOLDER`: this build and another checkout's, measured in turns in one run.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { type Browser, chromium } from "@playwright/test";
import { chromiumArguments } from "../setup/chromium-arguments.ts";
import { loadPage } from "./host/load-page.ts";
import { markdownTable } from "./markdown-table.ts";
import { median } from "./median.ts";
import { BENCH_PATHS } from "./pages/bench-paths.ts";
import { measurePage } from "./pages/measure-page.ts";
import { tapAndReturn } from "./pages/tap-and-return.ts";
import { visitFivePages } from "./pages/visit-five-pages.ts";
import { PHONE } from "./profiles.ts";

const LOAD_SECONDS = 5;

type Figures = Record<string, number>;

/** Start a checkout as its README says, with data of its own. */
async function openCheckout(folder: string) {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "gemma-luce-bench-against-"));
  const env = { ...process.env, PORT: "0", DATA_DIR: dataDir, LOG_LEVEL: "warn" };
  const shop = spawn("npm", ["start"], { cwd: folder, env, stdio: ["ignore", "pipe", "inherit"] });
  const close = async () => {
    shop.kill();
    await once(shop, "exit");
    await rm(dataDir, { recursive: true, force: true });
  };
  for await (const line of createInterface(shop.stdout)) {
    const url = /is open: (\S+)/.exec(line)?.[1];
    if (url) return { url, close };
  }
  throw new Error(`The shop of ${folder} ended before it opened`);
}

async function figuresOf(browser: Browser, shop: string, round: number): Promise<Figures> {
  const figures: Figures = {};
  for (const page of BENCH_PATHS) {
    const seen = await measurePage(browser, shop + page, PHONE);
    figures[`${page} LCP, ms`] = seen.lcp;
    figures[`${page} answers taps, ms`] = seen.hydrated;
    figures[`${page} script, KB`] = seen.scriptBytes / 1024;
  }
  const { tap, back } = await tapAndReturn(browser, shop, round % 6);
  figures["a card tapped, to its page, ms"] = tap;
  figures["back, to the grid, ms"] = back;
  for (const page of BENCH_PATHS) {
    const { perSecond } = await loadPage(shop + page, { seconds: LOAD_SECONDS });
    figures[`${page} requests a second`] = perSecond;
  }
  if (round === 0) {
    figures["a visit of five pages, KB"] =
      (await visitFivePages(browser, shop, false)).bytes / 1024;
  }
  return figures;
}

/** Measure both checkouts in turns; prints the medians and their ratios. */
async function compareBuilds(against: string, rounds: number): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM,
    args: chromiumArguments,
  });
  const shops = [await openCheckout(against), await openCheckout(process.cwd())];
  try {
    const runs: Figures[][] = shops.map(() => []);
    // The first round fills the servers' caches and is not counted.
    for (let round = -1; round < rounds; round += 1) {
      // In changing order: whichever comes first finds the machine quieter.
      const order = [...shops.entries()];
      if (round % 2 === 0) order.reverse();
      for (const [index, { url }] of order) {
        const figures = await figuresOf(browser, url, Math.max(0, round));
        if (round >= 0) runs[index]?.push(figures);
      }
    }
    const medianOf = (index: number, name: string) =>
      median((runs[index] ?? []).flatMap((figures) => figures[name] ?? []));
    const rows = Object.keys(runs[0]?.[0] ?? {}).map((name) => {
      const [theirs, ours] = [medianOf(0, name), medianOf(1, name)];
      return [name, theirs.toFixed(0), ours.toFixed(0), (ours / theirs).toFixed(2)];
    });
    const title = `The phone, medians of ${rounds} rounds, both builds in turns`;
    process.stdout.write(markdownTable(title, ["what", "before", "now", "ratio"], rows));
  } finally {
    await browser.close();
    await Promise.all(shops.map(({ close }) => close()));
  }
}

const [folder, rounds = "9"] = process.argv.slice(process.argv.indexOf("--against") + 1);
if (!folder) throw new Error("Name the folder of the other checkout after --against");
await compareBuilds(path.resolve(folder), Number(rounds));
