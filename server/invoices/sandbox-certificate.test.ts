import { mkdtemp, readFile, rm, stat, truncate } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sandboxCertificate } from "./sandbox-certificate.ts";
import { SANDBOX_ISSUER } from "./sandbox-issuer.ts";

let folder: string;
const file = () => path.join(folder, "certificate.p12");

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "gemma-luce-sri-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("makes a certificate at the first use, which only its owner can read, and keeps it", async () => {
  const { rucs, subject } = await sandboxCertificate(folder);
  expect(rucs).toEqual([SANDBOX_ISSUER.ruc]);
  expect(subject).toContain("SANDBOX");
  expect((await stat(file())).mode & 0o777).toBe(0o600);
  const first = await readFile(file());
  await sandboxCertificate(folder);
  expect(await readFile(file())).toEqual(first);
});

test("makes another one in place of half a file", async () => {
  await sandboxCertificate(folder);
  await truncate(file(), 500);
  expect((await sandboxCertificate(folder)).rucs).toEqual([SANDBOX_ISSUER.ruc]);
  expect((await stat(file())).size).toBeGreaterThan(1000);
});
