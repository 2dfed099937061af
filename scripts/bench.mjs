// `npm run bench`: builds the shop if stale, finds a browser, and measures on the project's own Node.
import { ensureChromium } from "./setup/chromium.mjs";
import { build, install, requireNode, run } from "./setup/project.mjs";

requireNode();
install();
const chromium = ensureChromium();
build();
const measured = run("node", ["scripts/bench/bench.ts", ...process.argv.slice(2)], {
  env: chromium ? { CHROMIUM: chromium } : {},
});
process.exit(measured ? 0 : 1);
