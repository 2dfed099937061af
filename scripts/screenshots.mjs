// `npm run screenshots`: starts the built shop on a fresh database and takes every view at three widths into docs/screenshots.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";

const FOLDER = "docs/screenshots";
const WIDTHS = { 390: 844, 768: 1024, 1440: 900 };
/** Bytes: as much as one picture, and the whole folder, may weigh. */
const MOST = { picture: 80_000, folder: 2_500_000 };

const dataDir = mkdtempSync(path.join(os.tmpdir(), "gemma-luce-screenshots-"));
const server = spawn(process.execPath, ["build/server/index.js"], {
  env: { ...process.env, NODE_ENV: "production", PORT: "0", DATA_DIR: dataDir, LOG_LEVEL: "warn" },
  stdio: ["ignore", "pipe", "inherit"],
});

function addressOfShop() {
  return new Promise((resolve, reject) => {
    let output = "";
    server.stdout.on("data", (text) => {
      output += text;
      const address = /is open: (\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    });
    server.once("exit", () => reject(new Error("The shop did not open. Was it built?")));
  });
}

const named = (page, role, name) => page.getByRole(role, { name, exact: true });
const press = (page, role, name) => named(page, role, name).first().click();

async function quickAdd(page) {
  await press(page, "button", "Quick Add: Woven Leather Belt");
  await press(page, "button", "Quick Add: Silk Twill Scarf");
}

async function openCheckout(page) {
  await quickAdd(page);
  await page.goto("/checkout");
  const fields = {
    "First Name": "Lucía",
    "Last Name": "Andrade",
    // An address may hold goods three times at most.
    Email: `lucia.${page.viewportSize().width}@example.com`,
    Phone: "0991234567",
    Address: "Av. Amazonas N34-120",
    City: "Quito",
  };
  for (const [label, value] of Object.entries(fields)) {
    await page.getByRole("textbox", { name: label }).fill(value);
  }
}

async function openPayment(page) {
  await openCheckout(page);
  await press(page, "button", "Continue to Payment");
  await named(page, "button", "Approve payment").waitFor();
}

/** Every view: its name, its address, and how it is reached from there. */
const VIEWS = [
  ["home", "/"],
  ["shop", "/shop"],
  ["filters", "/shop?category=dresses", (page) => press(page, "button", "Filters")],
  ["nothing-found", "/shop?category=dresses&size=38"],
  ["product", "/products/silk-wrap-dress"],
  [
    "quick-view",
    "/shop?category=shoes",
    async (page) => {
      await press(page, "button", "Quick View: Suede Ankle Boots");
      // Its free stock is asked for once it is open.
      await page.getByRole("radio", { name: "35", disabled: true }).waitFor();
    },
  ],
  [
    "bag",
    "/shop?category=accessories",
    async (page) => {
      await quickAdd(page);
      await press(page, "button", "Shopping bag, 2 items");
    },
  ],
  [
    "checkout",
    "/shop?category=accessories",
    async (page) => {
      await openCheckout(page);
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  ],
  ["payment", "/shop?category=accessories", openPayment],
  [
    "receipt",
    "/shop?category=accessories",
    async (page) => {
      await openPayment(page);
      await press(page, "button", "Approve payment");
      await named(page, "heading", "Grazie Mille!").waitFor();
    },
  ],
  ["payment-error", "/confirmation"],
  ["not-found", "/nowhere"],
  ["admin-sign-in", "/admin"],
];

/** Writes a small JPEG: the quality gives way until the picture is light enough. */
async function save(picture, name) {
  for (const quality of [80, 70, 60, 50, 40, 30]) {
    const jpeg = await sharp(picture).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length > MOST.picture && quality > 30) continue;
    await sharp(jpeg).toFile(path.join(FOLDER, `${name}.jpg`));
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

async function take(browser, baseURL, [name, address, reach], width) {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: WIDTHS[width] },
    isMobile: width < 700,
    hasTouch: width < 700,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: "networkidle" });
  await reach?.(page);
  await page.waitForFunction(picturesAreThere);
  await page.evaluate(() => document.fonts.ready);
  await save(await page.screenshot(), `${name}-${width}`);
  await context.close();
}

try {
  const baseURL = await addressOfShop();
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const executablePath = process.env.CHROMIUM;
  const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const browser = await chromium.launch({ executablePath, args: [...sandbox, "--disable-gpu"] });
  for (const view of VIEWS) {
    for (const width of Object.keys(WIDTHS)) await take(browser, baseURL, view, Number(width));
  }
  await browser.close();
  const bytes = readdirSync(FOLDER).reduce(
    (sum, name) => sum + statSync(path.join(FOLDER, name)).size,
    0,
  );
  console.log(`${readdirSync(FOLDER).length} pictures, ${Math.round(bytes / 1000)} kB`);
  if (bytes > MOST.folder) throw new Error(`The folder may weigh ${MOST.folder} bytes at most.`);
} finally {
  if (server.exitCode === null) {
    server.kill();
    await once(server, "exit");
  }
  rmSync(dataDir, { recursive: true, force: true });
}
