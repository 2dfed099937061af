import { existsSync } from "node:fs";
import { run } from "./project.mjs";

/** The headless shell first: it opens no hidden windows, and the journeys take a fifth less CPU time. */
const SYSTEM_CHROMIUMS = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const findSystemChromium = () =>
  [process.env.CHROMIUM, ...SYSTEM_CHROMIUMS].find((file) => file && existsSync(file));

function installFromDebian() {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync("/usr/bin/apt-get")) return false;
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  run("apt-get", ["update", "-qq"], { quiet: true, env });
  const install = (name) =>
    run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], { quiet: true, env });
  return install("chromium-headless-shell") || install("chromium");
}

/**
 * Return the path of a Chromium to test with: the system's, else Playwright's download (null), else Debian's package.
 * Exits if none can be installed.
 */
export function ensureChromium() {
  const found = findSystemChromium();
  if (found) return found;
  process.stdout.write("Installing Chromium…\n");
  if (run("playwright", ["install", "chromium-headless-shell", "chromium"], { quiet: true })) {
    return null;
  }
  if (installFromDebian()) return findSystemChromium() ?? null;
  process.stderr.write(
    "No Chromium was found and none could be installed: install one and set CHROMIUM to its path.\n",
  );
  process.exit(1);
}
