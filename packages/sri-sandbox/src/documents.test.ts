import { expect, test } from "vitest";
import { driveSandbox } from "./testing/drive-sandbox.ts";
import {
  finalConsumerInvoice,
  NOW,
  RUC,
  sampleCreditNote,
  sampleInvoice,
} from "./testing/sample-invoice.ts";
import { signXml } from "./testing/test-signer.ts";

const DAY_MS = 86_400_000;

/** Replace a text of the factura and sign it; throws when the text is not there. */
function changedInvoice(from: string, to: string): string {
  const { xml } = sampleInvoice();
  if (!xml.includes(from)) throw new Error(`No ${from} in the sample.`);
  return signXml(xml.replace(from, to));
}

test("authorizes a signed factura and returns it byte for byte", async () => {
  const driver = driveSandbox();
  const { accessKey, xml } = sampleInvoice();
  const signed = signXml(xml);
  expect(await driver.send(signed)).toMatchObject({ status: 200, state: "RECIBIDA", codes: [] });
  expect(await driver.ask(accessKey)).toEqual({
    status: 200,
    count: "1",
    states: ["AUTORIZADO"],
    numbers: [accessKey],
    dates: ["2026-11-23T10:00:00-05:00"],
    documents: [signed],
    codes: ["60"],
    information: [],
  });
});

test("authorizes a nota de crédito, and warns when its factura is not authorized here", async () => {
  const driver = driveSandbox();
  const note = sampleCreditNote();
  expect(await driver.send(signXml(note.xml))).toMatchObject({ state: "RECIBIDA" });
  expect(await driver.ask(note.accessKey)).toMatchObject({
    states: ["AUTORIZADO"],
    codes: ["60", "68"],
  });

  const invoice = sampleInvoice({ sequential: 2 });
  await driver.send(signXml(invoice.xml));
  await driver.ask(invoice.accessKey);
  const second = sampleCreditNote(2);
  await driver.send(signXml(second.xml));
  expect(await driver.ask(second.accessKey)).toMatchObject({
    states: ["AUTORIZADO"],
    codes: ["60"],
  });
});

test.each([
  [
    "an element that the schema has not",
    "<moneda>DOLAR</moneda>",
    "<currency>USD</currency>",
    "35",
  ],
  ["a comma for a decimal point", "<propina>0.00</propina>", "<propina>0,00</propina>", "35"],
  ["another version", 'version="1.1.0"', 'version="1.0.0"', "36"],
  ["a day that the calendar has not", "<fechaEmision>23/11", "<fechaEmision>31/02", "67"],
  ["a false check digit", /<claveAcceso>\d{48}\d/.exec(sampleInvoice().xml)?.[0] ?? "", "", "80"],
])("returns %s: nothing is stored", async (_title, from, to, code) => {
  const driver = driveSandbox();
  const digit = (Number(from.at(-1)) + 1) % 10;
  const signed = changedInvoice(from, to || `${from.slice(0, -1)}${digit}`);
  expect(await driver.send(signed)).toMatchObject({ state: "DEVUELTA", codes: [code] });
  expect((await driver.control()).documents).toEqual([]);
  expect(await driver.ask(sampleInvoice().accessKey)).toMatchObject({ count: "0", states: [] });
});

test.each([
  ["another RUC", `<ruc>${RUC}`, "<ruc>1760013210001", ["58", "39"]],
  ["another number", "<secuencial>000000001", "<secuencial>000000002", ["58"]],
  ["another day", "<fechaEmision>23/11/2026", "<fechaEmision>22/11/2026", ["58"]],
  ["another environment", "<ambiente>1", "<ambiente>2", ["58"]],
  ["another total", "<importeTotal>235.75", "<importeTotal>235.76", ["52"]],
  ["another sum", "<totalSinImpuestos>205.00", "<totalSinImpuestos>205.01", ["52"]],
  ["another payment", "<total>235.75", "<total>235.74", ["52"]],
  ["another price", "<precioUnitario>100.00", "<precioUnitario>100.01", ["52"]],
  ["another tax of the document", "<valor>30.75", "<valor>30.76", ["52"]],
  ["a percentage of another code", "<codigoPorcentaje>4", "<codigoPorcentaje>2", ["52"]],
  ["a cédula of nine digits", "1710034065", "171003406", ["69"]],
])("does not authorize a document with %s", async (_title, from, to, codes) => {
  const driver = driveSandbox();
  expect(await driver.send(changedInvoice(from, to))).toMatchObject({ state: "RECIBIDA" });
  const [document] = (await driver.control()).documents;
  expect(await driver.ask(document?.accessKey ?? "")).toMatchObject({
    states: ["NO AUTORIZADO"],
    numbers: [],
    codes,
  });
});

test("warns of a wrong check digit of the buyer, and authorizes", async () => {
  const driver = driveSandbox();
  await driver.send(changedInvoice("1710034065", "1710034066"));
  const answer = await driver.ask(sampleInvoice().accessKey);
  expect(answer).toMatchObject({ states: ["AUTORIZADO"], codes: ["62", "60"] });
});

test("authorizes a final consumer up to USD 50.00 only", async () => {
  const driver = driveSandbox();
  const { accessKey, xml } = finalConsumerInvoice(5000);
  await driver.send(signXml(xml));
  expect((await driver.ask(accessKey)).states).toEqual(["AUTORIZADO"]);

  const final = "<tipoIdentificacionComprador>07</tipoIdentificacionComprador>";
  const other = driveSandbox();
  await other.send(
    changedInvoice("<tipoIdentificacionComprador>05</tipoIdentificacionComprador>", final),
  );
  const answer = await other.ask(sampleInvoice().accessKey);
  expect(answer).toMatchObject({ states: ["NO AUTORIZADO"], codes: ["69"] });
  expect(answer.information).toEqual([expect.stringContaining("supera los 50 USD")]);
});

test.each([
  ["changed after signing", (signed: string) => signed.replace("Vestido", "Vestidx")],
  [
    "without a signature",
    (signed: string) => signed.replace(/<ds:Signature.*<\/ds:Signature>/s, ""),
  ],
  [
    "with another signature value",
    (signed: string) =>
      signed.replace(
        /(<ds:SignatureValue[^>]*>\s*)(.)/,
        (_all, tag, first) => `${tag}${first === "A" ? "B" : "A"}`,
      ),
  ],
])("does not authorize a document %s: 39", async (_title, change) => {
  const driver = driveSandbox();
  const { accessKey, xml } = sampleInvoice();
  const signed = signXml(xml);
  const changed = change(signed);
  expect(changed).not.toBe(signed);
  expect(await driver.send(changed)).toMatchObject({ state: "RECIBIDA" });
  expect(await driver.ask(accessKey)).toMatchObject({ states: ["NO AUTORIZADO"], codes: ["39"] });
});

test.each([
  ["expired", { validUntil: NOW - DAY_MS }, "caducado"],
  ["not yet valid", { validFrom: NOW + DAY_MS }, "aún no"],
  ["without digitalSignature", { keyUsage: false }, "no es del tipo firma digital"],
  ["of another RUC", { ruc: "1760013210001" }, "no pertenece al RUC"],
])("does not authorize a certificate that is %s: 39", async (_title, certificate, reason) => {
  const driver = driveSandbox();
  const { accessKey, xml } = sampleInvoice();
  await driver.send(signXml(xml, certificate));
  const answer = await driver.ask(accessKey);
  expect(answer).toMatchObject({ states: ["NO AUTORIZADO"], codes: ["39"] });
  expect(answer.information).toEqual([expect.stringContaining(reason)]);
});

test("authorizes a certificate that names another RUC first", async () => {
  const driver = driveSandbox();
  const { accessKey, xml } = sampleInvoice();
  await driver.send(signXml(xml, { name: "ANA VEGA 1710034065001" }));
  expect(await driver.ask(accessKey)).toMatchObject({ states: ["AUTORIZADO"] });
});

test("does not authorize a certificate that is none: 40", async () => {
  const driver = driveSandbox();
  const { accessKey, xml } = sampleInvoice();
  const signed = signXml(xml).replace(
    /(<ds:X509Certificate>)[^<]*/,
    `$1${Buffer.from("no certificate").toString("base64")}`,
  );
  await driver.send(signed);
  expect(await driver.ask(accessKey)).toMatchObject({ states: ["NO AUTORIZADO"], codes: ["40"] });
});

test("returns a date of tomorrow, and one of long ago: 65", async () => {
  const driver = driveSandbox({ oldestDays: 3 });
  const { xml } = sampleInvoice();
  const signed = signXml(xml);
  driver.advance(-10 * 3_600_000 - 1);
  expect(await driver.send(signed)).toMatchObject({ state: "DEVUELTA", codes: ["65"] });
  driver.advance(1);
  expect(await driver.send(signed)).toMatchObject({ state: "RECIBIDA" });
  driver.advance(4 * DAY_MS);
  const later = signXml(sampleInvoice({ sequential: 2 }).xml);
  expect(await driver.send(later)).toMatchObject({ state: "DEVUELTA", codes: ["65"] });
});
