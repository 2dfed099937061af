// `npm test`: runs every check, also after failures. Ends with `N passed, N failed`.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { ensureChromium } from "./setup/chromium.mjs";
import { build, install, requireNode, root, start } from "./setup/project.mjs";

requireNode();
install();
const chromium = ensureChromium();
const temporary = createTemporaryFolder();
const reports = path.join(temporary, "reports");
const tally = { passed: 0, failed: 0 };

function count(name, passed, failed) {
  tally.passed += passed;
  tally.failed += failed;
  process.stdout.write(
    `${failed === 0 ? "ok  " : "FAIL"} ${name}: ${passed} passed, ${failed} failed\n`,
  );
}

/**
 * Create the folder of all temporary files, in memory if there is room: copies of databases on a disk take the system a tenth of
 * the whole run. Its path is short, because paths of sockets are limited. It is removed at the end.
 */
function createTemporaryFolder() {
  const memory = "/dev/shm";
  const room = existsSync(memory) ? statfsSync(memory) : { bavail: 0, bsize: 0 };
  const isRoomy = Math.min(room.bavail * room.bsize, os.freemem()) > 3 * 2 ** 30;
  const folder = mkdtempSync(path.join(isRoomy ? memory : os.tmpdir(), "gl-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));
  return folder;
}

/** Run commands one after the other, up to the first that fails. Only that one's output is shown. */
async function succeeds(...commands) {
  for (const [command, ...parameters] of commands) {
    if (!(await start(command, parameters, { quiet: true }))) return false;
  }
  return true;
}

function check(name, passed) {
  count(name, passed ? 1 : 0, passed ? 0 : 1);
}

/** Extract the messages and return whether the catalogues were up to date. Compared without Git, which may be missing. */
async function messagesAreExtracted() {
  const folder = path.join(root, "app/locales");
  const read = () =>
    readdirSync(folder, { recursive: true })
      .filter((name) => name.endsWith(".po"))
      .map((name) => readFileSync(path.join(folder, name), "utf8"))
      .join("\0");
  const before = read();
  if (!(await succeeds(["lingui", "extract", "--clean"]))) return false;
  if (read() === before) return true;
  process.stderr.write("Messages were missing from app/locales: they have been added.\n");
  return false;
}

/** Run a test suite. A crash, or no test at all, counts as one failure. */
async function suite(name, command, read, { env = {}, printLater = false } = {}) {
  const report = path.join(reports, `${name}.json`);
  const succeeded = await start(
    command[0],
    command.slice(1).map((part) => part.replace("%report%", report)),
    { env: { ...env, TMPDIR: temporary, REPORT_FILE: report }, printLater },
  );
  const { passed, failed } = existsSync(report)
    ? read(JSON.parse(readFileSync(report, "utf8")))
    : { passed: 0, failed: 0 };
  const crashed = failed === 0 && (!succeeded || passed === 0);
  count(name, passed, crashed ? 1 : failed);
}

const vitest = (project) => [
  "vitest",
  "run",
  `--project=${project}`,
  "--reporter=dot",
  "--reporter=json",
  "--outputFile.json=%report%",
];
const readVitest = (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests });
const readPlaywright = ({ stats }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
});

async function checkSources() {
  check(
    "format and lint",
    await succeeds(
      ["biome", "ci", "--error-on-warnings", "."],
      ["oxlint", "--deny-warnings", "app"],
    ),
  );
  // Several checkers would check what they share each for itself.
  const types = ["tsc", "--singleThreaded"];
  check("types", await succeeds(["react-router", "typegen"], types, [...types, "-p", "app"]));
  const entries = ["app", "server", "packages", "scripts"];
  check(
    "dependency rules",
    await succeeds(
      ["depcruise", ...entries, "tests", "--config", ".dependency-cruiser.mjs"],
      ["depcruise", ...entries, "--config", ".dependency-cruiser-folders.mjs"],
    ),
  );
}

check("messages", await messagesAreExtracted());
build();
// Recovery tests mostly wait for servers, and the checks take one core: both run beside the other tests.
const recovery = suite("recovery", vitest("recovery"), readVitest, { printLater: true });
const sources = checkSources();
await suite("unit", vitest("unit"), readVitest);
await sources;
await suite("database", vitest("database"), readVitest);
await suite("journeys", ["playwright", "test"], readPlaywright, {
  env: chromium ? { CHROMIUM: chromium } : {},
});
await recovery;

process.stdout.write(`\n${tally.passed} passed, ${tally.failed} failed\n`);
process.exit(tally.failed === 0 ? 0 : 1);
