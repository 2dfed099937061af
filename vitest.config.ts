import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import { defineConfig } from "vitest/config";
import { routeConstants } from "./app/route-constants.ts";

export default defineConfig({
  define: routeConstants,
  plugins: [lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
  test: {
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{app,server,packages,scripts}/**/*.test.{ts,tsx}"],
          // Long, because a busy machine is not a broken shop.
          // Loading the modules anew for every file takes more than half of the time. The setup undoes what a file leaves behind.
          isolate: false,
          setupFiles: ["app/ui/testing/fresh-globals.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "database",
          include: ["tests/database/**/*.db.test.ts"],
          globalSetup: ["tests/database/template-database.ts"],
          // Each file starts a database of its own: two at a time is what two cores carry.
          maxWorkers: 2,
          // What they share is the loaded library and its compiled Postgres, which takes longer to load than many a test.
          isolate: false,
          // Long, because a busy machine is not a broken shop: some tests buy thousands of times.
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        extends: true,
        test: {
          // On the built shop: `npm test` builds it first.
          name: "recovery",
          include: ["tests/recovery/**/*.test.ts"],
          globalSetup: ["tests/fixtures/shop-template.ts"],
          // Each file runs servers of its own and waits for them much of its time: two at a time is what two cores carry.
          maxWorkers: 2,
          testTimeout: 900_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
