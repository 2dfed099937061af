import {
  appendFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createFileStore } from "./store/file-store.ts";
import { driveSandbox } from "./testing/drive-sandbox.ts";
import { sampleInvoice } from "./testing/sample-invoice.ts";
import { signXml } from "./testing/test-signer.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sri-sandbox-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const { accessKey, xml } = sampleInvoice();
const signed = signXml(xml);
const start = (limits?: { documents: number; bytes: number }) =>
  driveSandbox({ store: createFileStore(join(folder, "deep")), limits });
const path = () => join(folder, "deep", "documents.jsonl");

test("restores documents, decisions and faults after a crash", async () => {
  const first = start();
  await first.send(signed);
  await first.control({ fault: "processing", times: 2 });
  await first.ask(accessKey);
  const second = start();
  expect((await second.control()).faults).toEqual([{ fault: "processing", times: 1 }]);
  expect((await second.ask(accessKey)).states).toEqual(["EN PROCESAMIENTO"]);
  expect((await start().ask(accessKey)).documents).toEqual([signed]);
  expect(await start().send(signed)).toMatchObject({ codes: ["43"] });
});

test("writes a document before it answers", async () => {
  await start().send(signed);
  const [line = ""] = readFileSync(path(), "utf8").split("\n");
  expect(JSON.parse(line).document).toMatchObject({ accessKey, state: "received", xml: signed });
});

test("truncates a line torn by SIGKILL", async () => {
  await start().send(signed);
  appendFileSync(path(), '{"document":{"accessKey":"ñ');
  const second = start();
  expect((await second.ask(accessKey)).states).toEqual(["AUTORIZADO"]);
  expect((await start().control()).documents).toMatchObject([{ state: "authorized" }]);
});

test("throws with the number of a damaged line", async () => {
  await start().send(signed);
  writeFileSync(path(), `{"document":{}}\n${readFileSync(path(), "utf8")}`);
  expect(start).toThrow(/^Line 1 of .*documents\.jsonl is no sandbox record/);
});

test("forgets the oldest documents beyond its limits", async () => {
  const limits = { documents: 2, bytes: 1_000_000 };
  const driver = start(limits);
  for (const sequential of [1, 2, 3]) {
    await driver.send(signXml(sampleInvoice({ sequential }).xml));
  }
  const numbers = async (of: typeof driver) =>
    (await of.control()).documents.map(({ number }) => number);
  expect(await numbers(driver)).toEqual(["001-002-000000002", "001-002-000000003"]);
  expect(await numbers(start(limits))).toEqual(await numbers(driver));
  expect(await numbers(start({ documents: 2, bytes: signed.length + 100 }))).toEqual([
    "001-002-000000003",
  ]);
});

test("writes its file anew when most of it is outdated", async () => {
  const driver = start();
  await driver.send(signed);
  for (let call = 0; call < 300; call++) await driver.control({ clearFaults: true });
  expect(readFileSync(path(), "utf8").split("\n").length).toBeLessThan(210);
  expect(statSync(path()).size).toBeLessThan(signed.length * 2);
  expect((await start().ask(accessKey)).documents).toEqual([signed]);
});
