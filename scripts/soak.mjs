// `npm run soak`: runs the recovery tests at full length on the built shop, the deaths of the invoices' worker,
// and hundreds of random sequences of orders.
import { build, install, requireNode, run } from "./setup/project.mjs";

requireNode();
install();
build();
const options = ["--project=recovery", "--maxWorkers=1", "--testTimeout=3600000"];
const env = { ENDPOINT_REQUESTS: "100000", KILL_IN_EVERY_WAY: "1" };
const recovers = run("vitest", ["run", ...options, ...process.argv.slice(2)], { env });
const invoices = ["--project=database", "--testTimeout=3600000", "issue-documents-crash"];
const issues = run("vitest", ["run", ...invoices], { env });
const random = ["--project=database", "--testTimeout=3600000", "random-orders"];
const orders = run("vitest", ["run", ...random], { env: { ...env, RANDOM_ORDER_SEEDS: "500" } });
process.exit(recovers && issues && orders ? 0 : 1);
