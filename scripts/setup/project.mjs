// Runs on the machine's Node (20.19 or newer) before installation: no dependencies, no TypeScript.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
const tools = path.join(root, "node_modules", ".bin");
/** The Node that a package installs; see docs/decisions/044. */
const linkedNode = path.join(tools, "node");
/** The minimum Node versions to install with, since npm leaves out Rolldown's binary on older ones, and to run on. */
const OLDEST_NODE = { toInstall: "20.19", toRun: "24" };

/** The inputs of the build. */
const BUILT_FROM = [
  "app",
  "server",
  "packages/payphone-sandbox",
  "packages/sri",
  "packages/sri-sandbox",
  "public",
  "scripts/vite",
  "package.json",
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
  "lingui.config.ts",
];

function filesUnder(place) {
  const whole = path.join(root, place);
  if (!existsSync(whole)) return [];
  if (statSync(whole).isFile()) return [whole];
  return readdirSync(whole, { recursive: true })
    .map((name) => path.join(whole, name))
    .filter((file) => statSync(file).isFile());
}

function fingerprint(places) {
  const hash = createHash("sha256");
  for (const file of places.flatMap(filesUnder).sort()) {
    hash.update(path.relative(root, file)).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

function stampMatches(file, expected) {
  return existsSync(file) && readFileSync(file, "utf8") === expected;
}

function writeStamp(file, text) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Return an environment in which `node` and every tool are the project's own. */
export function toolEnvironment(more = {}) {
  return { ...process.env, PATH: `${tools}${path.delimiter}${process.env.PATH}`, ...more };
}

/** Run a command and return whether it succeeded. `quiet`: show its output only on failure. */
export function run(command, parameters, { quiet = false, env = {} } = {}) {
  const done = spawnSync(command, parameters, {
    cwd: root,
    env: toolEnvironment(env),
    stdio: quiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
    encoding: "utf8",
    maxBuffer: 256 * 1024 * 1024,
    shell: process.platform === "win32",
  });
  if (quiet && done.status !== 0) process.stderr.write(`${done.stdout ?? ""}${done.stderr ?? ""}`);
  if (done.error) process.stderr.write(`${command}: ${done.error.message}\n`);
  return done.status === 0;
}

/**
 * Start a command in parallel and resolve with whether it succeeded. `printLater`: show its output at its end; `quiet`:
 * only if it failed.
 */
export function start(command, parameters, { printLater = false, quiet = false, env = {} } = {}) {
  const output = printLater || quiet ? "pipe" : "inherit";
  const child = spawn(command, parameters, {
    cwd: root,
    env: toolEnvironment(env),
    stdio: ["ignore", output, output],
    shell: process.platform === "win32",
  });
  const printed = [];
  child.stdout?.on("data", (chunk) => printed.push(chunk));
  child.stderr?.on("data", (chunk) => printed.push(chunk));
  return new Promise((resolve) => {
    child.on("error", (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      resolve(false);
    });
    child.on("close", (status) => {
      if (!quiet || status !== 0) process.stdout.write(Buffer.concat(printed));
      resolve(status === 0);
    });
  });
}

function requireVersion(oldest) {
  if (process.versions.node.localeCompare(oldest, "en", { numeric: true }) >= 0) return;
  process.stderr.write(`Node ${oldest} or newer is needed; this is ${process.versions.node}.\n`);
  process.exit(1);
}

/** Exit with a message if the machine's Node is too old to install with. */
export const requireNode = () => requireVersion(OLDEST_NODE.toInstall);

/**
 * Return the path of the project's Node: the linked one, or the machine's on platforms without a package. Exits if that
 * is too old.
 */
export function projectNode() {
  if (existsSync(linkedNode)) return linkedNode;
  requireVersion(OLDEST_NODE.toRun);
  return process.execPath;
}

/**
 * Link the packaged Node. npm before 11 removes the link along with the package of the other processor. Where the
 * package does not run (it needs glibc, which npm does not check) the machine's Node is used.
 */
export function linkNode() {
  const name = `node-${process.platform}-${process.arch}`;
  const packaged = path.join(root, "node_modules", name, "bin", "node");
  if (spawnSync(packaged, ["--version"]).status !== 0) rmSync(linkedNode, { force: true });
  else if (!existsSync(linkedNode)) symlinkSync(path.relative(tools, packaged), linkedNode);
}

/** Install the packages if the lock file changed. */
export function install() {
  const stamp = path.join(root, "node_modules", ".installed-lock");
  const expected = fingerprint(["package-lock.json"]);
  if (!stampMatches(stamp, expected)) {
    process.stdout.write("Installing packages…\n");
    if (!run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"])) process.exit(1);
    writeStamp(stamp, expected);
  }
  // Again, because npm may be set to run no scripts.
  linkNode();
  projectNode();
}

/** Build the shop if an input changed. */
export function build() {
  const stamp = path.join(root, "build", ".built-from");
  const expected = fingerprint(BUILT_FROM);
  if (stampMatches(stamp, expected)) return;
  process.stdout.write("Building the shop…\n");
  if (!run("react-router", ["build"], { quiet: true, env: { NODE_ENV: "production" } })) {
    process.exit(1);
  }
  writeStamp(stamp, expected);
}
