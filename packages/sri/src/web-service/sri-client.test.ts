import { describe, expect, test } from "vitest";
import * as published from "../testing/published-answers.ts";
import { createSriClient } from "./sri-client.ts";

const { authorizationAnswer, authorized, notAuthorized, receptionAnswer, returned } = published;

const KEY = "2311202601179226110400110010020000001231234567818";
const DOCUMENT = `<?xml version="1.0" encoding="UTF-8"?><factura id="comprobante"><infoTributaria><claveAcceso>${KEY}</claveAcceso></infoTributaria><a>Peña &amp; Hijos  &lt;"x"&gt;</a></factura>`;
const AUTHORIZED = authorizationAnswer(KEY, authorized(KEY, DOCUMENT));

/** A client whose calls are all answered with a body. */
function answeredWith(body: BodyInit | null, status = 200) {
  return createSriClient({
    url: "https://sri.test/",
    fetch: async () => new Response(body, { status }),
  });
}

describe("send", () => {
  test("posts the document in base64 to the reception", async () => {
    let seen: Request | undefined;
    const client = createSriClient({
      url: "https://sri.test",
      fetch: async (input, init) => {
        seen = new Request(input, init);
        return new Response(published.RECEIVED);
      },
    });
    expect(await client.send(DOCUMENT)).toEqual({ kind: "received", messages: [] });
    expect(seen?.url).toBe(
      "https://sri.test/comprobantes-electronicos-ws/RecepcionComprobantesOffline",
    );
    expect(seen?.headers.get("soapaction")).toBe('""');
    const [, base64 = ""] = /<xml>([^<]*)<\/xml>/.exec((await seen?.text()) ?? "") ?? [];
    expect(Buffer.from(base64, "base64").toString()).toBe(DOCUMENT);
  });

  test("reads the codes of a document that is returned", async () => {
    expect(
      await answeredWith(returned(KEY, { code: "43", text: "CLAVE ACCESO REGISTRADA" })).send(
        DOCUMENT,
      ),
    ).toEqual({
      kind: "returned",
      messages: [{ code: "43", message: "CLAVE ACCESO REGISTRADA", kind: "error" }],
    });
    const schema = {
      code: "35",
      text: "ARCHIVO NO CUMPLE ESTRUCTURA XML",
      information:
        "cvc-complex-type.2.4.a: Invalid content was found starting with element &apos;dirMatriz&apos;.",
    };
    const test = {
      code: "60",
      text: "ESTE PROCESO FUE REALIZADO EN EL AMBIENTE DE PRUEBAS",
      kind: "ADVERTENCIA",
    };
    expect(await answeredWith(returned(KEY, schema, test)).send(DOCUMENT)).toEqual({
      kind: "returned",
      messages: [
        {
          code: "35",
          message: "ARCHIVO NO CUMPLE ESTRUCTURA XML",
          information:
            "cvc-complex-type.2.4.a: Invalid content was found starting with element 'dirMatriz'.",
          kind: "error",
        },
        {
          code: "60",
          message: "ESTE PROCESO FUE REALIZADO EN EL AMBIENTE DE PRUEBAS",
          kind: "warning",
        },
      ],
    });
  });

  test("takes an unknown state for no answer", async () => {
    expect(await answeredWith(receptionAnswer("ACEPTADA")).send(DOCUMENT)).toEqual({
      kind: "unresolved",
      reason: "unknown state ACEPTADA",
    });
  });
});

describe("findAuthorization", () => {
  test("returns the document byte by byte, the number, and the time in UTC", async () => {
    expect(await answeredWith(AUTHORIZED).findAuthorization(KEY)).toEqual({
      kind: "authorized",
      number: KEY,
      authorizedAt: "2026-11-23T15:00:05.000Z",
      xml: DOCUMENT,
      messages: [],
    });
  });

  test("reads a document that is escaped instead of wrapped in CDATA", async () => {
    const escaped = DOCUMENT.replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;");
    const body = AUTHORIZED.replace(/<!\[CDATA\[.*\]\]>/s, () => escaped);
    expect(await answeredWith(body).findAuthorization(KEY)).toMatchObject({ xml: DOCUMENT });
  });

  test.each([
    ["2026-11-23T10:00:05.123-05:00", "2026-11-23T15:00:05.123Z"],
    ["2026-11-23T15:00:05Z", "2026-11-23T15:00:05.000Z"],
    ["23/11/2026 10:00:05", "2026-11-23T15:00:05.000Z"],
  ])("reads the time %s", async (date, authorizedAt) => {
    const body = authorizationAnswer(KEY, authorized(KEY, DOCUMENT, date));
    expect(await answeredWith(body).findAuthorization(KEY)).toMatchObject({ authorizedAt });
  });

  test("counts AUTORIZADO before any other of several authorizations, and the last of the others", async () => {
    const rejected = notAuthorized("NO AUTORIZADO");
    const granted = authorized(KEY, DOCUMENT);
    const find = (...list: string[]) =>
      answeredWith(authorizationAnswer(KEY, ...list)).findAuthorization(KEY);
    expect((await find(rejected, granted)).kind).toBe("authorized");
    expect((await find(granted, rejected)).kind).toBe("authorized");
    expect((await find(rejected, notAuthorized("EN PROCESAMIENTO"))).kind).toBe("processing");
  });

  test("reads what is not authorized, processed or known", async () => {
    const find = (...list: string[]) =>
      answeredWith(authorizationAnswer(KEY, ...list)).findAuthorization(KEY);
    const information = "El certificado utilizado, no es del tipo firma digital";
    const rejection = { code: "39", text: "FIRMA INVALIDA", information };
    expect(await find(notAuthorized("NO AUTORIZADO", rejection))).toEqual({
      kind: "rejected",
      messages: [
        {
          code: "39",
          message: "FIRMA INVALIDA",
          information,
          kind: "error",
        },
      ],
    });
    expect(await find(notAuthorized("EN PROCESAMIENTO"))).toEqual({
      kind: "processing",
      messages: [],
    });
    expect(await find()).toEqual({ kind: "unknown" });
  });

  test.each([
    ["another access key", authorizationAnswer("1".repeat(49))],
    [
      "another document",
      AUTHORIZED.replace(`<claveAcceso>${KEY}`, `<claveAcceso>${"1".repeat(49)}`),
    ],
    ["no document", authorizationAnswer(KEY, authorized(KEY, ""))],
    ["no time", AUTHORIZED.replace(/<fechaAutorizacion>[^<]*/, "<fechaAutorizacion>")],
    ["no real time", AUTHORIZED.replace("2026-11-23T10", "2026-13-45T99")],
    ["an unknown state", authorizationAnswer(KEY, notAuthorized("ANULADO"))],
  ])("does not believe an answer with %s", async (_title, body) => {
    const answer = await answeredWith(body).findAuthorization(KEY);
    expect(answer).toMatchObject({ kind: "unresolved" });
  });
});

const BOMB = `<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>${published.RECEIVED}`;

describe.each(["send", "findAuthorization"] as const)("%s", (call) => {
  test.each<[string, BodyInit | null, number]>([
    ["a SOAP fault", published.SOAP_FAULT, 500],
    ["a SOAP fault with status 200", published.SOAP_FAULT, 200],
    ["a page of a proxy", published.HTML, 503],
    ["a page with status 200", published.HTML, 200],
    ["half an answer", AUTHORIZED.slice(0, AUTHORIZED.length / 2), 200],
    ["an entity bomb", BOMB, 200],
    ["nothing", null, 200],
    ["a good answer with status 500", call === "send" ? published.RECEIVED : AUTHORIZED, 500],
    ["more than two megabytes", " ".repeat(2_000_001), 200],
  ])("leaves open what %s means", async (_title, body, status) => {
    expect(await answeredWith(body, status)[call](KEY)).toMatchObject({ kind: "unresolved" });
  });

  test("leaves open what a connection that breaks, or never answers, means", async () => {
    const broken = createSriClient({
      url: "https://sri.test",
      fetch: () => Promise.reject(new TypeError("fetch failed")),
    });
    expect(await broken[call](KEY)).toEqual({ kind: "unresolved", reason: "TypeError" });
    const silent = createSriClient({
      url: "https://sri.test",
      timeoutMilliseconds: 20,
      fetch: (_input, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
        }),
    });
    expect(await silent[call](KEY)).toEqual({ kind: "unresolved", reason: "TimeoutError" });
  });
});
