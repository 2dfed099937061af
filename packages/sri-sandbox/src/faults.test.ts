import { expect, test } from "vitest";
import { BASE, driveSandbox } from "./testing/drive-sandbox.ts";
import { sampleInvoice } from "./testing/sample-invoice.ts";
import { signXml } from "./testing/test-signer.ts";

const first = sampleInvoice();
const FIRST = { key: first.accessKey, xml: signXml(first.xml) };
const second = sampleInvoice({ sequential: 2 });
const SECOND = { key: second.accessKey, xml: signXml(second.xml) };

test("knows an access key that is registered, whatever the document says: 43", async () => {
  const driver = driveSandbox();
  await driver.send(FIRST.xml);
  expect(await driver.send(FIRST.xml)).toMatchObject({ state: "DEVUELTA", codes: ["43"] });
  await driver.ask(FIRST.key);
  expect(await driver.send(FIRST.xml)).toMatchObject({ state: "DEVUELTA", codes: ["43"] });
  const states = (await driver.control()).documents.map(({ state }) => state);
  expect(states).toEqual(["authorized"]);
});

test("knows a number that is registered under another access key: 45", async () => {
  const driver = driveSandbox();
  await driver.send(FIRST.xml);
  const other = signXml(sampleInvoice({ numericCode: "87654321" }).xml);
  expect(await driver.send(other)).toMatchObject({ state: "DEVUELTA", codes: ["45"] });
});

test("registers one of a hundred concurrent requests with one access key", async () => {
  const driver = driveSandbox();
  const answers = await Promise.all(Array.from({ length: 100 }, () => driver.send(FIRST.xml)));
  expect(answers.filter(({ state }) => state === "RECIBIDA")).toHaveLength(1);
  expect(answers.flatMap(({ codes }) => codes)).toEqual(Array(99).fill("43"));
});

test("takes a document that was not authorized again, with its key and number", async () => {
  const driver = driveSandbox();
  await driver.control({ fault: "rejected", code: "52" });
  await driver.send(FIRST.xml);
  expect(await driver.ask(FIRST.key)).toMatchObject({ states: ["NO AUTORIZADO"], codes: ["52"] });
  expect(await driver.ask(FIRST.key)).toMatchObject({ states: ["NO AUTORIZADO"], codes: ["52"] });
  expect(await driver.send(FIRST.xml)).toMatchObject({ state: "RECIBIDA" });
  expect(await driver.ask(FIRST.key)).toMatchObject({
    count: "2",
    states: ["NO AUTORIZADO", "AUTORIZADO"],
    numbers: [FIRST.key],
  });
  expect(await driver.send(FIRST.xml)).toMatchObject({ codes: ["43"] });
});

test("does not authorize and then authorizes, without being sent again", async () => {
  const driver = driveSandbox();
  await driver.control({ fault: "rejected_then_authorized", times: 2 });
  await driver.send(FIRST.xml);
  expect((await driver.ask(FIRST.key)).states).toEqual(["NO AUTORIZADO"]);
  expect((await driver.ask(FIRST.key)).states).toEqual(["NO AUTORIZADO", "NO AUTORIZADO"]);
  expect((await driver.ask(FIRST.key)).states.at(-1)).toBe("AUTORIZADO");
});

test("processes as often as wished, and wants nothing sent meanwhile: 70", async () => {
  const driver = driveSandbox();
  await driver.control({ fault: "processing", times: 2 });
  await driver.send(FIRST.xml);
  expect((await driver.ask(FIRST.key)).states).toEqual(["EN PROCESAMIENTO"]);
  expect(await driver.send(FIRST.xml)).toMatchObject({ state: "DEVUELTA", codes: ["70"] });
  expect((await driver.ask(FIRST.key)).states).toEqual(["EN PROCESAMIENTO"]);
  expect(await driver.send(FIRST.xml)).toMatchObject({ codes: ["43"] });
  expect((await driver.ask(FIRST.key)).states).toEqual(["AUTORIZADO"]);
});

test("spends no decision's fault on a document that is decided or unknown", async () => {
  const driver = driveSandbox();
  await driver.send(FIRST.xml);
  await driver.ask(FIRST.key);
  await driver.control({ fault: "rejected" });
  expect((await driver.ask(FIRST.key)).states).toEqual(["AUTORIZADO"]);
  expect((await driver.ask(SECOND.key)).states).toEqual([]);
  expect((await driver.control()).faults).toHaveLength(1);
});

test.each([
  [{ fault: "internal_error" }, { state: "DEVUELTA", codes: ["50"] }, "RECIBIDA"],
  [{ fault: "returned", code: "57" }, { state: "DEVUELTA", codes: ["57"] }, "RECIBIDA"],
  [{ fault: "unavailable" }, { status: 503 }, "RECIBIDA"],
  [{ fault: "html" }, { status: 200, state: undefined }, "RECIBIDA"],
  [{ fault: "soap_fault" }, { status: 500, state: undefined }, "RECIBIDA"],
  [{ fault: "timeout_before_storing" }, { status: 504 }, "RECIBIDA"],
  [{ fault: "timeout_after_storing" }, { status: 504 }, "DEVUELTA"],
  [{ fault: "truncated" }, { status: 200, state: undefined }, "DEVUELTA"],
])(
  "answers a reception with %j; sent again it is as if the first had failed or not",
  async (fault, answer, again) => {
    const driver = driveSandbox();
    await driver.control(fault);
    expect(await driver.send(FIRST.xml)).toMatchObject(answer);
    expect(await driver.send(FIRST.xml)).toMatchObject({ state: again });
    expect((await driver.ask(FIRST.key)).states).toEqual(["AUTORIZADO"]);
  },
);

test.each([
  [{ fault: "closed" }, "RECIBIDA"],
  [{ fault: "closed_after_storing" }, "DEVUELTA"],
])("closes the connection: %j", async (fault, again) => {
  const driver = driveSandbox();
  await driver.control(fault);
  await expect(driver.send(FIRST.xml)).rejects.toThrow();
  expect(await driver.send(FIRST.xml)).toMatchObject({ state: again });
});

test.each([
  [{ fault: "empty" }, { status: 200, count: "0", states: [] }],
  [{ fault: "timeout" }, { status: 504 }],
  [{ fault: "unavailable", on: "authorization" }, { status: 503 }],
  [
    { fault: "html", on: "authorization" },
    { status: 200, states: [] },
  ],
  [{ fault: "soap_fault", on: "authorization" }, { status: 500 }],
  [
    { fault: "truncated", on: "authorization" },
    { status: 200, states: [] },
  ],
])("answers a question with %j once, and then as ever", async (fault, answer) => {
  const driver = driveSandbox();
  await driver.control(fault);
  await driver.send(FIRST.xml);
  expect(await driver.ask(FIRST.key)).toMatchObject(answer);
  expect((await driver.ask(FIRST.key)).states).toEqual(["AUTORIZADO"]);
});

test("applies a fault to its access key only, as often as wished", async () => {
  const driver = driveSandbox();
  await driver.control({ fault: "internal_error", accessKey: FIRST.key, times: 2 });
  expect(await driver.send(SECOND.xml)).toMatchObject({ state: "RECIBIDA" });
  expect((await driver.send(FIRST.xml)).codes).toEqual(["50"]);
  expect((await driver.send(FIRST.xml)).codes).toEqual(["50"]);
  expect(await driver.send(FIRST.xml)).toMatchObject({ state: "RECIBIDA" });
});

test("lists faults and documents, and clears faults", async () => {
  const driver = driveSandbox();
  const fault = { fault: "empty", times: 3 };
  expect((await driver.control(fault)).faults).toEqual([fault]);
  await driver.send(FIRST.xml);
  const report = await driver.control({ clearFaults: true });
  expect(report.faults).toEqual([]);
  expect(report.documents).toMatchObject([
    { accessKey: FIRST.key, number: "001-002-000000001", state: "received" },
  ]);
});

test.each([
  { fault: "explode" },
  { fault: "empty", times: 0 },
  { fault: "empty", on: "reception" },
  { fault: "returned" },
  { fault: "processing", accessKey: "1" },
  { clearFaults: false },
  {},
  [],
])("rejects the control request %j", async (body) => {
  const driver = driveSandbox();
  await expect(driver.control(body)).rejects.toThrow();
  expect((await driver.control()).faults).toEqual([]);
});

test("takes control requests as JSON only, so that no page of another site can post them", async () => {
  const driver = driveSandbox();
  const body = JSON.stringify({ fault: "empty" });
  expect((await driver.post(`${BASE}/control`, body, "text/plain")).status).toBe(415);
  expect((await driver.control()).faults).toEqual([]);
});
