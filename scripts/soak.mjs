// `npm run soak`: runs the recovery tests at full length on the built shop, and the deaths of the invoices' worker.
import { build, install, requireNode, run } from "./setup/project.mjs";

requireNode();
install();
build();
const options = ["--project=recovery", "--maxWorkers=1", "--testTimeout=3600000"];
const env = { ENDPOINT_REQUESTS: "100000", KILL_IN_EVERY_WAY: "1" };
const recovers = run("vitest", ["run", ...options, ...process.argv.slice(2)], { env });
const invoices = ["--project=database", "--testTimeout=3600000", "issue-documents-crash"];
const issues = run("vitest", ["run", ...invoices], { env });
process.exit(recovers && issues ? 0 : 1);
