// `npm run soak`: runs the recovery tests at full length on the built shop, the database tests that have a long form,
// and hundreds of random sequences of orders.
import { build, install, requireNode, run } from "./setup/project.mjs";

requireNode();
install();
build();
const options = ["--project=recovery", "--maxWorkers=1", "--testTimeout=3600000"];
const env = { ENDPOINT_REQUESTS: "100000", KILL_IN_EVERY_WAY: "1" };
const recovers = run("vitest", ["run", ...options, ...process.argv.slice(2)], { env });
const long = ["issue-documents", "delivery-amounts", "payment-races"];
const database = ["--project=database", "--testTimeout=3600000"];
const keeps = run("vitest", ["run", ...database, ...long], { env });
const random = { env: { ...env, RANDOM_ORDER_SEEDS: "500" } };
const orders = run("vitest", ["run", ...database, "random-orders"], random);
process.exit(recovers && keeps && orders ? 0 : 1);
