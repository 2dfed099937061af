import { describe, expect, test } from "vitest";
import * as published from "../testing/published-answers.ts";
import { createSriClient } from "./sri-client.ts";

const { authorizationAnswer, authorized, notAuthorized, receptionAnswer, returned } = published;

const KEY = "2311202601179226110400110010020000001231234567818";
const OTHER_KEY = "0211202401050306179800120010020000000677300995216";
const documentOf = (key: string, text = "Peña") =>
  `<?xml version="1.0" encoding="UTF-8"?><factura id="comprobante"><infoTributaria><claveAcceso>${key}</claveAcceso></infoTributaria><a>${text}</a></factura>`;
const DOCUMENT = documentOf(KEY);

const clientOf = (body: BodyInit) =>
  createSriClient({ url: "https://sri.test", fetch: async () => new Response(body) });
const send = (body: BodyInit) => clientOf(body).send(DOCUMENT);
const find = (body: BodyInit) => clientOf(body).findAuthorization(KEY);
const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

describe("send", () => {
  test.each([
    ["another document", returned(OTHER_KEY, { code: "35" })],
    [
      "another document that is received",
      receptionAnswer(
        "RECIBIDA",
        `<comprobante><claveAcceso>${OTHER_KEY}</claveAcceso></comprobante>`,
      ),
    ],
    ["messages in two lists", returned(KEY, { code: "70" }).replace("<mensajes>", "<mensajes/>$&")],
    ["a text in the place of documents", receptionAnswer("DEVUELTA", "error")],
    ["two answers", published.RECEIVED.replace(/<estado>.*<\/estado>/, "$&$&")],
    ["more messages than anyone reads", returned(KEY, ...Array(500).fill({ code: "70" }))],
  ])("leaves open what an answer about %s means", async (_title, body) => {
    expect(await send(body)).toMatchObject({ kind: "unresolved" });
  });

  test("reads a document without a readable access key", async () => {
    expect(await send(returned("N/A", { code: "35" }))).toMatchObject({ kind: "returned" });
  });

  test("decodes characters that are written as numbers", async () => {
    const text = "N&#218;MERO &#xd1; &amp;#65;";
    expect(await send(returned(KEY, { code: "35", text }))).toMatchObject({
      messages: [{ message: "NÚMERO Ñ &#65;" }],
    });
  });

  test("keeps messages short, and without what a database cannot store", async () => {
    const text = `a\u0000b\uFFFEc${"&#0;&#xFFFF;"}${"ñ".repeat(100_000)}`;
    const answer = await send(returned(KEY, { code: "9".repeat(5000), text, information: text }));
    const [message] = answer.kind === "returned" ? answer.messages : [];
    expect(message?.message).toMatch(/^a b c ?ñ+$/);
    expect(message?.message.length).toBeLessThanOrEqual(2000);
    expect(message?.information?.length).toBeLessThanOrEqual(2000);
    expect(message?.code.length).toBeLessThanOrEqual(20);
  });
});

describe("findAuthorization", () => {
  test.each([
    ["another number", authorized(KEY, DOCUMENT).replace(KEY, OTHER_KEY)],
    ["a page that names the access key", authorized(KEY, `<html><claveAcceso>${KEY}</html>`)],
    [
      "the key in a comment",
      authorized(KEY, `<factura><!--<claveAcceso>${KEY}</claveAcceso>--></factura>`),
    ],
    [
      "the key of another document",
      authorized(KEY, documentOf(OTHER_KEY, `<claveAcceso>${KEY}</claveAcceso>`)),
    ],
    ["half a document", authorized(KEY, DOCUMENT.slice(0, -5))],
    ["a document that no database stores", authorized(KEY, documentOf(KEY, "a\u0000b"))],
    ["a day that does not exist", authorized(KEY, DOCUMENT, "31/02/2026 10:00:05")],
    ["a day that does not exist, as ISO", authorized(KEY, DOCUMENT, "2026-02-31T10:00:05-05:00")],
  ])("does not believe an authorization with %s", async (_title, authorization) => {
    expect(await find(authorizationAnswer(KEY, authorization))).toMatchObject({
      kind: "unresolved",
    });
  });

  const GRANTED = authorizationAnswer(KEY, authorized(KEY, DOCUMENT));
  test.each([
    ["two lists", GRANTED.replace("<autorizaciones>", "<autorizaciones/>$&")],
    ["fewer authorizations than it counts", authorizationAnswer(KEY).replace(">0<", ">1<")],
    ["a text in the place of authorizations", authorizationAnswer(KEY, "error")],
    ["bytes that are no UTF-8", Buffer.from(GRANTED, "latin1")],
    ["an entity of its own", GRANTED.replace("<soap", '<!DOCTYPE a [<!ENTITY a "b">]><soap')],
    ["a hundred thousand elements", GRANTED.replace("<mensajes/>", "<a/>".repeat(100_000))],
    [
      "ten thousand nested elements",
      GRANTED.replace("<mensajes/>", `${"<a>".repeat(10_000)}${"</a>".repeat(10_000)}`),
    ],
  ])("leaves open what an answer with %s means", async (_title, body) => {
    expect(await find(body)).toMatchObject({ kind: "unresolved" });
  });

  test("takes a document for processed as long as any answer says so", async () => {
    const processing = notAuthorized("EN PROCESAMIENTO");
    const rejected = notAuthorized("NO AUTORIZADO", { code: "39" });
    expect(await find(authorizationAnswer(KEY, processing, rejected))).toMatchObject({
      kind: "processing",
    });
    const again = notAuthorized("NO AUTORIZADO", { code: "70", text: "EN PROCESAMIENTO" });
    expect(await find(authorizationAnswer(KEY, rejected, again))).toMatchObject({
      kind: "processing",
      messages: [{ code: "70" }],
    });
    expect(await find(authorizationAnswer(KEY, again, authorized(KEY, DOCUMENT)))).toMatchObject({
      kind: "authorized",
    });
  });

  test("reads elements that say that they are empty", async () => {
    const nothing = '<numeroAutorizacion xsi:nil="true"/><comprobante xsi:nil="true"/>';
    const body = authorizationAnswer(
      KEY,
      notAuthorized("EN PROCESAMIENTO").replace("<ambiente", `${nothing}$&`),
    );
    expect(await find(body)).toMatchObject({ kind: "processing" });
  });

  test("reads the largest document, escaped or not", async () => {
    const large = documentOf(KEY, "<detalle>Peña &amp; Hijos</detalle>".repeat(9000));
    expect(Buffer.byteLength(large)).toBeGreaterThan(320_000);
    expect(await find(authorizationAnswer(KEY, authorized(KEY, large)))).toMatchObject({
      xml: large,
    });
    const body = authorizationAnswer(KEY, authorized(KEY, "")).replace(
      "<![CDATA[]]>",
      escaped(large),
    );
    expect(await find(body)).toMatchObject({ xml: large });
  });
});
