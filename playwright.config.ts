import { defineConfig } from "@playwright/test";

const OWNER = /admin.*\.spec\.ts/;
const isRoot = process.getuid?.() === 0;

/** Journeys run against the built server; each worker starts a shop of its own on a fresh database. */
export default defineConfig({
  testDir: "tests/journeys",
  outputDir: "test-results",
  workers: 2,
  forbidOnly: true,
  // Patience costs a green run nothing, and a busy machine is not a broken shop.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [
    ["dot"],
    ...(process.env.REPORT_FILE
      ? ([["json", { outputFile: process.env.REPORT_FILE }]] as const)
      : []),
  ],
  // The owner changes the catalogue, so her journeys share no shop with the shoppers'.
  projects: [
    { name: "shopper", testIgnore: OWNER },
    { name: "owner", testMatch: OWNER },
  ],
  use: {
    browserName: "chromium",
    // What a service worker fetches no journey can hold back; the one about it lets it in.
    serviceWorkers: "block",
    trace: "retain-on-failure",
    launchOptions: {
      ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
      args: [
        ...(isRoot ? ["--no-sandbox"] : []),
        "--disable-gpu",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
