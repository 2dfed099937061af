import { chmod, mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { createTestCertificate } from "@gemma-luce/sri/test-certificate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readCertificate } from "./read-certificate.ts";

const PASSWORD = "correct horse";
const RUC = "1792261104001";
const P12 = createTestCertificate({ ruc: RUC, name: "PRUEBA", password: PASSWORD });
const ENCIPHERMENT = createTestCertificate({
  ruc: RUC,
  name: "PRUEBA",
  password: PASSWORD,
  keyUsage: false,
});

let folder: string;
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "gemma-luce-certificate-"));
  file = path.join(folder, "firma.p12");
  await writeFile(file, P12, { mode: 0o600 });
});
afterAll(() => rm(folder, { recursive: true }));

test("opens a certificate from a private file, and from base64", async () => {
  expect((await readCertificate({ file, password: PASSWORD })).rucs).toEqual([RUC]);
  const base64 = P12.toString("base64");
  expect((await readCertificate({ base64, password: PASSWORD })).rucs).toEqual([RUC]);
});

test.each([0o604, 0o640, 0o644, 0o666])("rejects a file of mode %o", async (mode) => {
  await chmod(file, mode);
  await expect(readCertificate({ file, password: PASSWORD })).rejects.toThrow("chmod 600 it");
  await chmod(file, 0o600);
});

test.each([
  ["another password", P12, "wrong", "SRI_CERTIFICATE_PASSWORD is not the password"],
  ["half a file", P12.subarray(0, 900), PASSWORD, "no readable .p12 file"],
  ["a text", Buffer.from("hello"), PASSWORD, "no readable .p12 file"],
  ["a key that may not sign", ENCIPHERMENT, PASSWORD, "lacks digitalSignature"],
])(
  "rejects %s, and says nothing of password and content",
  async (_title, p12, password, reason) => {
    const base64 = p12.toString("base64");
    const thrown = await readCertificate({ base64, password }).catch((error: Error) => error);
    expect(String(thrown)).toContain(reason);
    for (const secret of [PASSWORD, "wrong", base64.slice(0, 40)]) {
      expect(String(thrown)).not.toContain(secret);
    }
  },
);

test("rejects a folder, and a file that is too large for a certificate", async () => {
  await chmod(folder, 0o700);
  await expect(readCertificate({ file: folder, password: PASSWORD })).rejects.toThrow("is no file");
  const large = path.join(folder, "large.p12");
  await writeFile(large, P12, { mode: 0o600 });
  await truncate(large, 5_000_000_000);
  await expect(readCertificate({ file: large, password: PASSWORD })).rejects.toThrow("is no file");
});

test("rejects a file that is not there", async () => {
  const missing = readCertificate({ file: `${file}.no`, password: PASSWORD });
  await expect(missing).rejects.toThrow("SRI_CERTIFICATE_FILE cannot be read (ENOENT)");
});
