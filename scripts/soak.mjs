// `npm run soak`: runs the recovery tests at full length on the built shop.
import { build, install, requireNode, run } from "./setup/project.mjs";

requireNode();
install();
build();
const options = ["--project=recovery", "--maxWorkers=1", "--testTimeout=3600000"];
const passed = run("vitest", ["run", ...options, ...process.argv.slice(2)], {
  env: { ENDPOINT_REQUESTS: "100000", KILL_IN_EVERY_WAY: "1" },
});
process.exit(passed ? 0 : 1);
