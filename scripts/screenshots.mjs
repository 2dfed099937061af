// `npm run screenshots`: starts the built shop on new databases and writes docs/screenshots; with `--into FOLDER` it writes
// each view as large PNGs at five widths there, to be looked at. Further arguments name views.
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { ADMIN_VIEWS } from "./screenshots/admin-views.mjs";
import { INVOICE_VIEWS } from "./screenshots/invoice-views.mjs";
import { openShop, openShopHostedBy } from "./screenshots/open-shop.mjs";
import { OUTAGE_VIEWS, SAMPLE_VIEWS, SHOP_VIEWS } from "./screenshots/views.mjs";
import { ensureChromium } from "./setup/chromium.mjs";
import { chromiumArguments } from "./setup/chromium-arguments.ts";

const { values, positionals: selected } = parseArgs({
  options: { into: { type: "string" } },
  allowPositionals: true,
});
const FOLDER = values.into ?? "docs/screenshots";
const HEIGHTS = { 360: 740, 390: 844, 768: 1024, 1440: 900, 1920: 1080 };
/** Width in pixels of the stored picture: still legible at a quarter of the size. */
const STORED_WIDTH = { 390: 330, 768: 520, 1440: 860 };
/** Maximum bytes of one picture and of the folder. */
const MAX_BYTES = { picture: 10_000, folder: 800_000 };

/** Write a WebP, lowering the quality until it is small enough. */
async function save(picture, name, width) {
  if (values.into) {
    writeFileSync(path.join(FOLDER, `${name}-${width}.png`), picture);
    return;
  }
  for (const quality of [44, 38, 32, 26, 20]) {
    const webp = await sharp(picture)
      .resize(STORED_WIDTH[width])
      .webp({ quality, effort: 6, smartSubsample: true })
      .toBuffer();
    if (webp.length > MAX_BYTES.picture && quality > 20) continue;
    writeFileSync(path.join(FOLDER, `${name}-${width}.webp`), webp);
    return;
  }
}

/** Runs in the page: whether every visible picture has loaded. */
function picturesLoaded() {
  return [...document.images].every((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    const isInSight = width > 0 && bottom > 0 && top < window.innerHeight;
    return !isInSight || (image.complete && image.naturalWidth > 0);
  });
}

/** Runs in the page: loaded pictures are painted only when decoded. */
function decodePictures() {
  const loaded = [...document.images].filter((image) => image.complete && image.naturalWidth > 0);
  return Promise.all(loaded.map((image) => image.decode()));
}

/** Runs in the page: whether our fonts have loaded, which start last. */
function fontsLoaded() {
  const faces = [...document.fonts].filter(({ family }) => family.includes("Variable"));
  const isSet = faces.some(({ status }) => status === "loaded");
  return isSet && faces.every(({ status }) => status !== "loading");
}

async function take(browser, baseURL, [name, path, , prepare], width) {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: HEIGHTS[width] },
    isMobile: width < 700,
    hasTouch: width < 700,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.goto(path, { waitUntil: "networkidle" });
  await prepare?.(page);
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(fontsLoaded);
  await page.waitForFunction(picturesLoaded);
  await page.evaluate(decodePictures);
  // Remove the hover state of the last click.
  await page.mouse.move(0, 0);
  await save(await page.screenshot(), name, width);
  await context.close();
}

const isSelected = ([name]) => selected.length === 0 || selected.includes(name);

async function takeAll(browser, url, views) {
  for (const view of views.filter(isSelected))
    for (const width of values.into ? Object.keys(HEIGHTS).map(Number) : view[2])
      await take(browser, url, view, width);
}

const open = [];
async function opened(shop) {
  open.push(await shop);
  return open.at(-1);
}

try {
  if (selected.length === 0 && !values.into) rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const executablePath = ensureChromium() ?? undefined;
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  const shop = await opened(openShop());
  await takeAll(browser, shop.url, SHOP_VIEWS);
  await takeAll(browser, shop.url, ADMIN_VIEWS);
  // Another shop: five widths of every view buy more than one has in stock.
  if (INVOICE_VIEWS.some(isSelected))
    await takeAll(browser, (await opened(openShop({ WORKER_SECONDS: "1" }))).url, INVOICE_VIEWS);
  if (SAMPLE_VIEWS.some(isSelected))
    await takeAll(browser, (await opened(openShop({ SUPABASE_URL: "none" }))).url, SAMPLE_VIEWS);
  if (OUTAGE_VIEWS.some(isSelected)) {
    const hosted = await opened(openShopHostedBy(shop));
    await fetch(hosted.url);
    await shop.close();
    await takeAll(browser, hosted.url, OUTAGE_VIEWS);
  }
  await browser.close();
  const bytes = readdirSync(FOLDER).reduce(
    (sum, name) => sum + statSync(path.join(FOLDER, name)).size,
    0,
  );
  console.log(`${readdirSync(FOLDER).length} pictures, ${Math.round(bytes / 1000)} kB`);
  if (!values.into && bytes > MAX_BYTES.folder)
    throw new Error(`The folder must not exceed ${MAX_BYTES.folder} bytes.`);
} finally {
  for (const shop of open) await shop.close();
}
