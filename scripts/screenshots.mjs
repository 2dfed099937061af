// `npm run screenshots`: starts the built shop on fresh databases and takes its views into docs/screenshots.
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { ADMIN_VIEWS } from "./screenshots/admin-views.mjs";
import { openShop, openShopHostedBy } from "./screenshots/open-shop.mjs";
import { OUTAGE_VIEWS, SAMPLE_VIEWS, SHOP_VIEWS } from "./screenshots/views.mjs";
import { chromiumArguments } from "./setup/chromium-arguments.ts";

const FOLDER = "docs/screenshots";
const HEIGHTS = { 390: 844, 768: 1024, 1440: 900 };
/** Pixels a picture is kept wide: what is on it is still read, at a quarter of the weight. */
const KEPT = { 390: 330, 768: 520, 1440: 860 };
/** Bytes: as much as one picture, and the whole folder, may weigh. */
const MOST = { picture: 10_000, folder: 580_000 };

/** Writes a small WebP: the quality gives way until the picture is light enough. */
async function save(picture, name, width) {
  for (const quality of [44, 38, 32, 26, 20]) {
    const webp = await sharp(picture)
      .resize(KEPT[width])
      .webp({ quality, effort: 6, smartSubsample: true })
      .toBuffer();
    if (webp.length > MOST.picture && quality > 20) continue;
    writeFileSync(path.join(FOLDER, `${name}-${width}.webp`), webp);
    return;
  }
}

/** Runs in the page: whether every picture in sight has come. */
function picturesAreThere() {
  return [...document.images].every((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    const isInSight = width > 0 && bottom > 0 && top < window.innerHeight;
    return !isInSight || (image.complete && image.naturalWidth > 0);
  });
}

/** Runs in the page: a picture that has come is painted a little later, once it is decoded. */
function decodePictures() {
  const come = [...document.images].filter((image) => image.complete && image.naturalWidth > 0);
  return Promise.all(come.map((image) => image.decode()));
}

/** Runs in the page: whether our own letters have come, which are asked for last of all. */
function lettersAreThere() {
  const faces = [...document.fonts].filter(({ family }) => family.includes("Variable"));
  const isSet = faces.some(({ status }) => status === "loaded");
  return isSet && faces.every(({ status }) => status !== "loading");
}

async function take(browser, baseURL, [name, address, , reach], width) {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: HEIGHTS[width] },
    isMobile: width < 700,
    hasTouch: width < 700,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: "networkidle" });
  await reach?.(page);
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(lettersAreThere);
  await page.waitForFunction(picturesAreThere);
  await page.evaluate(decodePictures);
  // What was pressed last may still lie under the pointer, and shows it.
  await page.mouse.move(0, 0);
  await save(await page.screenshot(), name, width);
  await context.close();
}

/** Only the views named on the command line; without names every one. */
const wanted = process.argv.slice(2);
const isWanted = ([name]) => wanted.length === 0 || wanted.includes(name);

async function takeAll(browser, url, views) {
  for (const view of views.filter(isWanted))
    for (const width of view[2]) await take(browser, url, view, width);
}

const open = [];
async function opened(shop) {
  open.push(await shop);
  return open.at(-1);
}

try {
  if (wanted.length === 0) rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const executablePath = process.env.CHROMIUM;
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  const shop = await opened(openShop());
  await takeAll(browser, shop.url, SHOP_VIEWS);
  await takeAll(browser, shop.url, ADMIN_VIEWS);
  if (SAMPLE_VIEWS.some(isWanted))
    await takeAll(browser, (await opened(openShop({ SUPABASE_URL: "none" }))).url, SAMPLE_VIEWS);
  if (OUTAGE_VIEWS.some(isWanted)) {
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
  if (bytes > MOST.folder) throw new Error(`The folder may weigh ${MOST.folder} bytes at most.`);
} finally {
  for (const shop of open) await shop.close();
}
