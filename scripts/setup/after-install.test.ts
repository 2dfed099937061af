import { spawnSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import packageJson from "../../package.json" with { type: "json" };

let folder: string;
let link: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "gemma-luce-installed-"));
  mkdirSync(path.join(folder, "scripts/setup"), { recursive: true });
  mkdirSync(path.join(folder, "node_modules/.bin"), { recursive: true });
  link = path.join(folder, "node_modules/.bin/node");
  for (const name of ["project.mjs", "after-install.mjs"]) {
    copyFileSync(`scripts/setup/${name}`, path.join(folder, "scripts/setup", name));
  }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Write the binary of this platform's package. */
function installNode(script: string): string {
  const name = `node-${process.platform}-${process.arch}`;
  const binary = path.join(folder, "node_modules", name, "bin/node");
  mkdirSync(path.dirname(binary), { recursive: true });
  writeFileSync(binary, `#!/bin/sh\n${script}\n`);
  chmodSync(binary, 0o755);
  return binary;
}

function finishInstallation() {
  const [, script = ""] = /^node (\S+)$/.exec(packageJson.scripts.postinstall) ?? [];
  expect(spawnSync(process.execPath, [script], { cwd: folder }).status).toBe(0);
}

test("links the packaged Node, whose link npm 10 removes with the package of the other processor", () => {
  installNode("echo packaged");
  finishInstallation();
  expect(spawnSync(link, { encoding: "utf8" }).stdout).toBe("packaged\n");
});

test("removes the link to a packaged Node that does not run here", () => {
  symlinkSync(installNode("exit 127"), link);
  finishInstallation();
  expect(existsSync(link)).toBe(false);
});

test("accepts a platform without a packaged Node", () => {
  finishInstallation();
  expect(existsSync(link)).toBe(false);
});
