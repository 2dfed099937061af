// `npm test`: runs every check, also after failures. Ends with `N passed, N failed`.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { ensureChromium } from "./setup/chromium.mjs";
import { build, install, requireNode, root, run, start } from "./setup/project.mjs";

requireNode();
install();
const chromium = ensureChromium();
const reports = mkdtempSync(path.join(os.tmpdir(), "gemma-luce-test-"));
const tally = { passed: 0, failed: 0 };

function count(name, passed, failed) {
  tally.passed += passed;
  tally.failed += failed;
  process.stdout.write(
    `${failed === 0 ? "ok  " : "FAIL"} ${name}: ${passed} passed, ${failed} failed\n`,
  );
}

const succeeds = (...commands) =>
  commands.every(([command, ...parameters]) => run(command, parameters, { quiet: true }));

function check(name, passed) {
  count(name, passed ? 1 : 0, passed ? 0 : 1);
}

/** Extract the messages and return whether the catalogues were up to date. Compared without Git, which may be missing. */
function messagesAreExtracted() {
  const folder = path.join(root, "app/locales");
  const read = () =>
    readdirSync(folder, { recursive: true })
      .filter((name) => name.endsWith(".po"))
      .map((name) => readFileSync(path.join(folder, name), "utf8"))
      .join("\0");
  const before = read();
  if (!succeeds(["lingui", "extract", "--clean"])) return false;
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
    { env: { ...env, REPORT_FILE: report }, printLater },
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

check(
  "format and lint",
  succeeds(["biome", "ci", "--error-on-warnings", "."], ["oxlint", "--deny-warnings", "app"]),
);
check("messages", messagesAreExtracted());
check("types", succeeds(["react-router", "typegen"], ["tsc"]));
check(
  "dependency rules",
  succeeds(
    [
      "depcruise",
      "app",
      "server",
      "packages",
      "scripts",
      "tests",
      "--config",
      ".dependency-cruiser.mjs",
    ],
    [
      "depcruise",
      "app",
      "server",
      "packages",
      "scripts",
      "--config",
      ".dependency-cruiser-folders.mjs",
    ],
  ),
);
build();
// Recovery tests mostly wait for servers, so they run in parallel.
const recovery = suite("recovery", vitest("recovery"), readVitest, { printLater: true });
await suite("unit", vitest("unit"), readVitest);
await suite("database", vitest("database"), readVitest);
await recovery;
await suite("journeys", ["playwright", "test"], readPlaywright, {
  env: chromium ? { CHROMIUM: chromium } : {},
});

rmSync(reports, { recursive: true, force: true });
process.stdout.write(`\n${tally.passed} passed, ${tally.failed} failed\n`);
process.exit(tally.failed === 0 ? 0 : 1);
