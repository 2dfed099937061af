// `npm run test:hosted`: the journeys again, with database, sign-in and storage behind URL and keys in another process;
// then on a real Postgres and on a hosted project, where the environment names them.
import { ensureChromium } from "./setup/chromium.mjs";
import { build, install, requireNode, run } from "./setup/project.mjs";

const BACKENDS = [
  { name: "hosted", words: "Supabase in another process" },
  {
    name: "postgres",
    words: "Supabase in another process, on a real Postgres",
    needs: "TEST_POSTGRES_URL",
  },
  { name: "project", words: "a hosted Supabase project", needs: "TEST_SUPABASE_URL" },
];

requireNode();
install();
const chromium = ensureChromium();
build();

let isGood = true;
for (const { name, words, needs } of BACKENDS) {
  if (needs && !process.env[needs]) {
    process.stdout.write(`skipped: ${words} (${needs} is not set)\n`);
    continue;
  }
  process.stdout.write(`${words}:\n`);
  const env = { JOURNEY_BACKEND: name, ...(chromium ? { CHROMIUM: chromium } : {}) };
  const passed = run("playwright", ["test", ...process.argv.slice(2)], { env });
  process.stdout.write(`${passed ? "ok  " : "FAIL"} ${words}\n`);
  isGood &&= passed;
}
process.exit(isGood ? 0 : 1);
