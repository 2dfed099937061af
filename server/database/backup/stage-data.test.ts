import { mkdir, mkdtemp, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { takeBackup } from "./take-backup.ts";

let root: string;
let pictures: string;

/** Take a backup and return its folder of pictures. */
async function backUp(withPausedWrites: <R>(copy: () => Promise<R>) => Promise<R>) {
  const { folder } = await takeBackup({
    dataDir: join(root, "data"),
    backupDir: join(root, "copies"),
    withPausedWrites,
    takenAt: new Date("2026-11-21T12:00:00Z"),
  });
  return join(folder, "data", "storage", "product-images");
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "gemma-luce-staging-"));
  pictures = join(root, "data", "storage", "product-images");
  await mkdir(join(pictures, "coat"), { recursive: true });
  for (const name of ["front", "back", "side"]) {
    await writeFile(join(pictures, "coat", name), "old");
  }
  const yesterday = new Date("2026-11-20T12:00:00Z");
  await utimes(join(pictures, "coat"), yesterday, yesterday);
});
afterEach(() => rm(root, { recursive: true, force: true }));

test("links the pictures before writes are paused, and none of them again", async () => {
  const links: [number, number][] = [];
  const note = async () => {
    const { nlink, ctimeMs } = await stat(join(pictures, "coat", "front"));
    links.push([nlink, ctimeMs]);
  };
  await backUp(async (copy) => {
    await note();
    const copied = await copy();
    await note();
    return copied;
  });
  expect(links[0]?.[0]).toBe(2);
  expect(links[1]).toEqual(links[0]);
});

test("contains the pictures of the moment of the pause", async () => {
  const copies = await backUp(async (copy) => {
    await rm(join(pictures, "coat", "back"));
    await writeFile(join(pictures, "coat", "new"), "new");
    await rename(join(pictures, "coat", "new"), join(pictures, "coat", "side"));
    await mkdir(join(pictures, "dress"));
    await writeFile(join(pictures, "dress", "front"), "new");
    return copy();
  });
  const contentOf = (path: string) => readFile(join(copies, path), "utf8").catch(() => null);
  expect(await contentOf("coat/front")).toBe("old");
  expect(await contentOf("coat/back")).toBeNull();
  expect(await contentOf("coat/side")).toBe("new");
  expect(await contentOf("dress/front")).toBe("new");
});
