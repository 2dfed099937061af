import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import babel from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { catalogueAddressesPlugin } from "./scripts/vite/catalogue-addresses.ts";

export default defineConfig({
  // The Node host is the server build's entry, so that host and routes share one module graph.
  environments: { ssr: { build: { rolldownOptions: { input: "./server/main.ts" } } } },
  plugins: [
    tailwindcss(),
    lingui({ failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    catalogueAddressesPlugin(),
    reactRouter(),
  ],
});
