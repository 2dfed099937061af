// `npm run load`: what the shop carries, measured and written to docs/load.md. Checkouts on a real Postgres need TEST_POSTGRES_URL.
import { build, install, requireNode, run } from "./setup/project.mjs";

requireNode();
install();
build();
process.exit(run("node", ["scripts/load/load.ts", ...process.argv.slice(2)]) ? 0 : 1);
