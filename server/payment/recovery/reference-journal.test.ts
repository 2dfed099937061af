import { appendFile, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLogger } from "../../runtime/logger.ts";
import { notedReferences } from "./open-journal.ts";
import { openReferenceJournal } from "./reference-journal.ts";

const DAY = 24 * 3_600_000;
const START = Date.parse("2026-11-22T12:00:00Z");
const reference = (index: number) => `GL-179530000000${index}-0123456789abcdef0123456789abcdef`;

let root: string;
let now: number;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "gemma-luce-journal-"));
  now = START;
});
afterEach(() => rm(root, { recursive: true, force: true }));

const open = (name = "references", ...others: string[]) => {
  const folders = [name, ...others].map((folder) => path.join(root, folder));
  return openReferenceJournal(path.join(root, name), folders, () => now);
};

test("reads noted references in the next process, once, from private files", async () => {
  const journal = open();
  await Promise.all([1, 2, 2, 3].map((index) => journal.note(reference(index))));
  expect((await open().read()).sort()).toEqual([1, 2, 3].map(reference));
  const file = path.join(root, "references", "2026-11-22.txt");
  expect((await stat(file)).mode & 0o077).toBe(0);
});

test("writes one file a day and deletes it after 30 days", async () => {
  const journal = open();
  await journal.note(reference(1));
  await writeFile(path.join(root, "references", "notes.txt"), "the owner's own");
  now += 30 * DAY;
  await journal.note(reference(2));
  expect(await open().read()).toHaveLength(2);
  now += DAY;
  await journal.note(reference(3));
  expect(await open().read()).toEqual([2, 3].map(reference));
  expect(await readdir(path.join(root, "references"))).toContain("notes.txt");
});

test("ignores a truncated line and keeps the others", async () => {
  const file = path.join(root, "references", "2026-11-22.txt");
  await open().note(reference(1));
  await appendFile(file, "GL-17953\n../etc\n\n");
  await open().note(reference(2));
  await appendFile(file, "GL-17953");
  await open().note(reference(3));
  expect(await open().read()).toEqual([1, 2, 3].map(reference));
});

test("recreates a folder that has disappeared", async () => {
  const journal = open();
  await journal.note(reference(1));
  await rm(path.join(root, "references"), { recursive: true });
  await expect(journal.note(reference(2))).rejects.toMatchObject({ code: "ENOENT" });
  await journal.note(reference(3));
  expect(await journal.read()).toEqual([reference(3)]);
});

test("reads all given folders and skips missing ones", async () => {
  await open("elsewhere").note(reference(1));
  await open("here").note(reference(2));
  expect(await open("here", "elsewhere", "nowhere").read()).toEqual([2, 1].map(reference));
});

test("notes the reference of a checkout and of a card payment of an order", async () => {
  const journal = open();
  const references = [1, 2].map(reference);
  const create = notedReferences(() => references.shift() ?? "", journal, createLogger("silent"));
  expect([create(), create()]).toEqual([1, 2].map(reference));
  await vi.waitFor(async () =>
    expect((await journal.read()).sort()).toEqual([1, 2].map(reference)),
  );
});

test("starts a checkout although its reference cannot be noted", async () => {
  const journal = { note: () => Promise.reject(new Error("disk full")), read: async () => [] };
  const create = notedReferences(() => reference(1), journal, createLogger("silent"));
  expect(create()).toBe(reference(1));
});
