import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

export default defineConfig({
  sourceLocale: "en",
  locales: ["en"],
  // Without line numbers and origins, the catalogue changes only when words do.
  format: formatter({ lineNumbers: false, origins: false }),
  catalogs: [
    {
      path: "<rootDir>/app/locales/{locale}/messages",
      include: ["<rootDir>/app"],
      exclude: ["**/*.test.*"],
    },
  ],
});
