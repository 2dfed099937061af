import { defineConfig } from "@playwright/test";
import { chromiumArguments } from "./scripts/setup/chromium-arguments.ts";
import { machineEnvironment } from "./tests/fixtures/machine-fonts.ts";
import type { ShopSettings } from "./tests/fixtures/shop-test.ts";

const OWNER = /admin.*\.spec\.ts/;
/** These start shops of their own, with their own settings. */
const OWN_SHOP = /(start-and-stop|service-states|hosted|sandbox|behind-a-tls-proxy)\.spec\.ts/;
const isEmbedded = (process.env.JOURNEY_BACKEND || "embedded") === "embedded";

/** Journeys run against the built server; each worker starts a shop of its own on a fresh database. */
export default defineConfig<object, ShopSettings>({
  testDir: "tests/journeys",
  outputDir: "test-results",
  globalSetup: ["./tests/fixtures/make-machine-fonts.ts", "./tests/fixtures/shop-template.ts"],
  // A hosted project under test is one database for everybody. Else two cores are busy with three: a journey often waits.
  workers: process.env.JOURNEY_BACKEND === "project" ? 1 : 3,
  forbidOnly: true,
  // For its trace alone: what fails once has failed.
  retries: 1,
  failOnFlakyTests: true,
  // Long, because a busy machine is not a broken shop.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [
    ["dot"],
    ...(process.env.REPORT_FILE
      ? ([["json", { outputFile: process.env.REPORT_FILE }]] as const)
      : []),
  ],
  // The owner changes the catalogue, so these journeys share no shop with the shoppers'.
  // The longest come first, so that no worker is left with one of them while the others have nothing to do.
  projects: [
    ...(isEmbedded ? [{ name: "own shop", testMatch: OWN_SHOP }] : []),
    {
      name: "owner",
      testMatch: OWNER,
      // Settings of a file alone would start a shop for that file alone. Emails are waited for, and the payment sandbox is disturbed.
      use: { shopSettings: { FAULT_POINTS: "1", WORKER_SECONDS: "1" } },
    },
    { name: "shopper", testIgnore: [OWNER, OWN_SHOP] },
  ],
  use: {
    browserName: "chromium",
    // The shoppers' own, wherever the tests run.
    timezoneId: "America/Guayaquil",
    // What a service worker fetches no journey can hold back; the one about it lets it in.
    serviceWorkers: "block",
    // Writing one down takes a quarter of a journey's processor time, so only one that has failed is traced, in its second run.
    trace: { mode: "on-first-retry", screenshots: false, snapshots: true },
    launchOptions: {
      ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
      args: chromiumArguments,
      // The fonts that most shoppers have.
      env: machineEnvironment("android"),
    },
  },
});
