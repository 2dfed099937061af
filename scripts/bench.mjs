// `npm run bench`: builds the shop if stale, finds a browser, and measures on the project's own Node.
// `-- --against FOLDER` compares with another checkout.
import { ensureChromium } from "./setup/chromium.mjs";
import { build, install, requireNode, run } from "./setup/project.mjs";

requireNode();
install();
const chromium = ensureChromium();
build();
const script = process.argv.includes("--against") ? "compare-builds.ts" : "bench.ts";
const measured = run("node", [`scripts/bench/${script}`, ...process.argv.slice(2)], {
  env: chromium ? { CHROMIUM: chromium } : {},
});
process.exit(measured ? 0 : 1);
