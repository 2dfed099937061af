// `npm run load`: installs, builds, measures the shop's capacity. Checkouts on a real Postgres need TEST_POSTGRES_URL.
import { build, install, requireNode, run } from "./setup/project.mjs";

requireNode();
install();
build();
process.exit(run("node", ["scripts/load/load.ts", ...process.argv.slice(2)]) ? 0 : 1);
