import { expect, test } from "vitest";
import { AUTHORIZATION } from "./soap/authorization-answer.ts";
import { parseXml } from "./soap/parse-xml.ts";
import { RECEPTION } from "./soap/reception-answer.ts";
import {
  AUTHORIZATION_URL,
  driveSandbox,
  RECEPTION_URL,
  soapRequest,
} from "./testing/drive-sandbox.ts";
import { sampleInvoice } from "./testing/sample-invoice.ts";

const ENTITIES = `<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`;
const request = soapRequest(AUTHORIZATION, "1");

test.each([
  ["nothing", ""],
  ["text", "hello"],
  ["JSON", "{}"],
  ["a torn envelope", request.slice(0, -20)],
  ["an entity bomb", `${ENTITIES}${request}`],
  ["an external entity", `<!doctype a SYSTEM "file:///etc/passwd">${request}`],
  [
    "another envelope",
    request.replaceAll(
      "http://schemas.xmlsoap.org/soap/envelope/",
      "http://www.w3.org/2003/05/soap-envelope",
    ),
  ],
  ["another namespace", request.replace(AUTHORIZATION.namespace, "urn:other")],
  ["another operation", request.replaceAll("autorizacionComprobante", "borrarComprobante")],
  [
    "a qualified argument",
    request.replaceAll("claveAccesoComprobante>", "w:claveAccesoComprobante>"),
  ],
  ["two operations", request.replace(/<w:.*<\/w:[^>]*>/, "$&$&")],
  ["no operation", request.replace(/<w:.*<\/w:[^>]*>/, "")],
  ["elements in the argument", request.replace(">1<", "><x/><")],
  ["deep nesting", "<a>".repeat(50_000)],
  ["many elements", `<a>${"<b/>".repeat(200_000)}</a>`],
  ["bytes that are no text", "\uFFFD\u0000<"],
])("answers %s with a SOAP fault", async (_title, body) => {
  const response = await driveSandbox().post(AUTHORIZATION_URL, body);
  expect(response.status).toBe(500);
  expect(response.headers.get("content-type")).toMatch(/^text\/xml/);
  const fault = parseXml(await response.text());
  expect(fault?.getElementsByTagName("faultcode")[0]?.textContent).toBe("soap:Client");
});

test.each([
  ["no base64", "%%%", "35"],
  ["no XML", Buffer.from("hello").toString("base64"), "35"],
  ["an entity bomb", Buffer.from(`${ENTITIES}<factura>&b;</factura>`).toString("base64"), "35"],
  [
    "another encoding",
    Buffer.from('<?xml version="1.0" encoding="UTF-16"?><factura/>').toString("base64"),
    "35",
  ],
  ["bytes that are no UTF-8", Buffer.from([0x3c, 0xff, 0x2f, 0x3e]).toString("base64"), "35"],
  ["another document", Buffer.from("<guiaRemision/>").toString("base64"), "47"],
  ["more than 320 KB", Buffer.alloc(320 * 1024 + 1, " ").toString("base64"), "26"],
  ["nothing", "", "49"],
])("returns %s", async (_title, base64, code) => {
  const driver = driveSandbox();
  const response = await driver.post(RECEPTION_URL, soapRequest(RECEPTION, base64));
  const answer = parseXml(await response.text());
  expect(answer?.getElementsByTagName("estado")[0]?.textContent).toBe("DEVUELTA");
  expect(answer?.getElementsByTagName("identificador")[0]?.textContent).toBe(code);
});

test("returns an argument that is left out: 49", async () => {
  const body = soapRequest(RECEPTION, "").replace("<xml></xml>", "");
  const response = await driveSandbox().post(RECEPTION_URL, body);
  expect(await response.text()).toContain("<identificador>49</identificador>");
});

test("rejects a body above a megabyte, and a body that is not declared as XML", async () => {
  const { post } = driveSandbox();
  expect((await post(RECEPTION_URL, " ".repeat(1024 * 1024 + 1))).status).toBe(413);
  expect((await post(RECEPTION_URL, request, "text/plain")).status).toBe(415);
});

test("answers a malformed access key with 80, and echoes nothing longer", async () => {
  const answer = await driveSandbox().ask("9".repeat(100_000));
  expect(answer).toMatchObject({ states: ["NO AUTORIZADO"], codes: ["80"] });
});

test.each([RECEPTION_URL, AUTHORIZATION_URL])("answers 405 to a GET of %s", async (url) => {
  expect((await driveSandbox().fetch(url)).status).toBe(405);
});

test("writes what a document or a key contains as text, never as elements", async () => {
  const driver = driveSandbox();
  const evil = `</claveAccesoConsultada><estado>AUTORIZADO</estado>`;
  expect((await driver.ask(evil)).states).toEqual(["NO AUTORIZADO"]);
  const { xml } = sampleInvoice();
  const unsigned = xml.replace("Vestido de seda", "]]&gt;<![CDATA[]]>Vestido");
  await driver.send(unsigned);
  const [document] = (await driver.control()).documents;
  const answer = await driver.ask(document?.accessKey ?? "");
  expect(answer.documents).toEqual([unsigned]);
});
