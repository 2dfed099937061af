import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fileTransport } from "../mail/file-transport.ts";
import { removeOldMailFiles } from "./remove-old-mail-files.ts";

const NOW = Date.parse("2026-11-22T12:00:00Z");
const OLD = new Date("2026-08-01T12:00:00Z");
const YOUNG = new Date("2026-11-01T12:00:00Z");
const BEFORE = NOW - 90 * 24 * 3_600_000;

let root: string;
let outbox: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "gemma-luce-old-mail-"));
  outbox = path.join(root, "outbox");
  await mkdir(outbox);
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function put(name: string, written: Date, folder = outbox): Promise<void> {
  const place = path.join(folder, name);
  await writeFile(place, "an email");
  await utimes(place, written, written);
}

const clean = (isStopping = () => false) => removeOldMailFiles(outbox, BEFORE, isStopping);

test("removes old emails of the file transport, half-written ones too, and keeps young ones", async () => {
  await put("order_confirmation-0b1c2d3e.eml", OLD);
  await put("sign-in.0b1c2d3e.eml", OLD);
  await put("payment_alert-mismatch-GL-1.eml.draft", OLD);
  await put("order_shipped-0b1c2d3e.eml", YOUNG);
  expect(await clean()).toBe(3);
  expect(await clean()).toBe(0);
  expect(await readdir(outbox)).toEqual(["order_shipped-0b1c2d3e.eml"]);
});

test("removes what the transport itself has written", async () => {
  const mail = { recipient: "ana@example.com", subject: "s", text: "t", html: "h" };
  const key = "payment_alert:mismatch:GL-1-a:23178284";
  await fileTransport(outbox).send({ ...mail, key, createdAt: OLD.toISOString() });
  const [name = ""] = await readdir(outbox);
  await utimes(path.join(outbox, name), OLD, OLD);
  expect(await clean()).toBe(1);
});

test("keeps files with other names, and enters no folder", async () => {
  const others = [".hidden.eml", "notes.txt", "a.eml.bak", "Two words.eml", "secrets.json"];
  for (const name of others) await put(name, OLD);
  await mkdir(path.join(outbox, "kept.eml"));
  await put("order_confirmation-1.eml", OLD, path.join(outbox, "kept.eml"));
  expect(await clean()).toBe(0);
  expect((await readdir(outbox)).sort()).toEqual([...others, "kept.eml"].sort());
});

test("follows no link, neither to a file nor in place of the folder", async () => {
  const elsewhere = path.join(root, "elsewhere");
  await mkdir(elsewhere);
  await put("order_confirmation-1.eml", OLD, elsewhere);
  await symlink(path.join(elsewhere, "order_confirmation-1.eml"), path.join(outbox, "link.eml"));
  expect(await clean()).toBe(0);
  await rm(outbox, { recursive: true });
  await symlink(elsewhere, outbox);
  expect(await clean()).toBe(0);
  expect(await readdir(elsewhere)).toEqual(["order_confirmation-1.eml"]);
});

test("finds nothing without a folder", async () => {
  await rm(outbox, { recursive: true });
  expect(await clean()).toBe(0);
});

test("stops removing when the shop stops", async () => {
  await put("order_confirmation-1.eml", OLD);
  expect(await clean(() => true)).toBe(0);
});
