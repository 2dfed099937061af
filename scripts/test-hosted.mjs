// `npm run test:hosted`: runs the journeys with Supabase in another process, then on a real Postgres and a hosted
// project if the environment names them.
import { ensureChromium } from "./setup/chromium.mjs";
import { build, install, requireNode, run } from "./setup/project.mjs";

const BACKENDS = [
  { name: "hosted", label: "Supabase in another process" },
  {
    name: "postgres",
    label: "Supabase in another process, on a real Postgres",
    needs: "TEST_POSTGRES_URL",
  },
  { name: "project", label: "a hosted Supabase project", needs: "TEST_SUPABASE_URL" },
];

requireNode();
install();
const chromium = ensureChromium();
build();

let hasPassed = true;
for (const { name, label, needs } of BACKENDS) {
  if (needs && !process.env[needs]) {
    process.stdout.write(`skipped: ${label} (${needs} is not set)\n`);
    continue;
  }
  process.stdout.write(`${label}:\n`);
  const env = { JOURNEY_BACKEND: name, ...(chromium ? { CHROMIUM: chromium } : {}) };
  const passed = run("playwright", ["test", ...process.argv.slice(2)], { env });
  process.stdout.write(`${passed ? "ok  " : "FAIL"} ${label}\n`);
  hasPassed &&= passed;
}
process.exit(hasPassed ? 0 : 1);
