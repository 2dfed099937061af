import { createSriClient, type SriClient } from "@gemma-luce/sri";
import { published } from "@gemma-luce/sri/testing";
import { describe, expect, test } from "vitest";
import { BASE, driveSandbox } from "./testing/drive-sandbox.ts";
import { NOW, sampleCreditNote, sampleInvoice } from "./testing/sample-invoice.ts";
import { signXml } from "./testing/test-signer.ts";

type Situation = {
  client: SriClient;
  /** Let the SRI do something: the sandbox by its fault, the recorded answers by their text. */
  next(fault: object | null, answer: string, status?: number): Promise<void>;
};

const document = sampleInvoice();
const { accessKey } = document;
const signed = signXml(document.xml);

function sandboxSituation(): Situation {
  const driver = driveSandbox();
  const client = createSriClient({ url: BASE, fetch: driver.fetch });
  const next = async (fault: object | null) => {
    if (fault) await driver.control(fault);
  };
  return { client, next };
}

function publishedSituation(): Situation {
  let response = new Response(null, { status: 503 });
  const client = createSriClient({ url: BASE, fetch: async () => response });
  const next = async (_fault: object | null, answer: string, status = 200) => {
    response = new Response(answer, { status });
  };
  return { client, next };
}

describe.each([
  ["the sandbox", sandboxSituation],
  ["published answers", publishedSituation],
])("a client of %s", (_title, open) => {
  test("sends a document, asks for it, and gets its bytes back with number and time", async () => {
    const { client, next } = open();
    await next(null, published.RECEIVED);
    expect(await client.send(signed)).toEqual({ kind: "received", messages: [] });
    await next(
      null,
      published.authorizationAnswer(accessKey, published.authorized(accessKey, signed)),
    );
    const answer = await client.findAuthorization(accessKey);
    expect(answer).toMatchObject({ kind: "authorized", number: accessKey, xml: signed });
    const authorizedAt = answer.kind === "authorized" ? Date.parse(answer.authorizedAt) : 0;
    expect(Math.abs(authorizedAt - NOW)).toBeLessThan(86_400_000);
  });

  test("learns that its document is registered already: 43", async () => {
    const { client, next } = open();
    await next(null, published.RECEIVED);
    await client.send(signed);
    await next(null, published.returned(accessKey, { code: "43" }));
    expect(await client.send(signed)).toMatchObject({
      kind: "returned",
      messages: [{ code: "43", kind: "error" }],
    });
  });

  test.each(["35", "39", "45", "50", "52", "56", "65", "70"])(
    "learns that its document is returned with %s",
    async (code) => {
      const { client, next } = open();
      await next({ fault: "returned", code }, published.returned(accessKey, { code }));
      expect(await client.send(signed)).toMatchObject({ kind: "returned", messages: [{ code }] });
    },
  );

  test("learns that its document is not authorized", async () => {
    const { client, next } = open();
    await next({ fault: "rejected", code: "39" }, published.RECEIVED);
    await client.send(signed);
    await next(
      null,
      published.authorizationAnswer(
        accessKey,
        published.notAuthorized("NO AUTORIZADO", { code: "39" }),
      ),
    );
    expect(await client.findAuthorization(accessKey)).toMatchObject({
      kind: "rejected",
      messages: [{ code: "39", kind: "error" }],
    });
  });

  test("learns that its document is in processing", async () => {
    const { client, next } = open();
    await next({ fault: "processing" }, published.RECEIVED);
    await client.send(signed);
    await next(
      null,
      published.authorizationAnswer(accessKey, published.notAuthorized("EN PROCESAMIENTO")),
    );
    expect(await client.findAuthorization(accessKey)).toMatchObject({ kind: "processing" });
  });

  test("learns that the SRI does not know an access key", async () => {
    const { client, next } = open();
    await next(null, published.authorizationAnswer(accessKey));
    expect(await client.findAuthorization(accessKey)).toEqual({ kind: "unknown" });
  });

  test.each([
    ["soap_fault", published.SOAP_FAULT, 500],
    ["html", published.HTML, 200],
    ["unavailable", published.HTML, 503],
    ["truncated", published.RECEIVED.slice(0, 120), 200],
  ])("leaves open what the answer %s means", async (fault, answer, status) => {
    const { client, next } = open();
    await next({ fault, on: "reception" }, answer, status);
    expect(await client.send(signed)).toMatchObject({ kind: "unresolved" });
    await next({ fault, on: "authorization" }, answer, status);
    expect(await client.findAuthorization(accessKey)).toMatchObject({ kind: "unresolved" });
  });
});

test("the sandbox authorizes what the package writes and signs: a factura and its nota de crédito", async () => {
  const { client } = sandboxSituation();
  const note = sampleCreditNote();
  for (const { xml, accessKey: key } of [document, note]) {
    expect(await client.send(signXml(xml))).toEqual({ kind: "received", messages: [] });
    expect(await client.findAuthorization(key)).toMatchObject({ kind: "authorized" });
  }
});

test("the sandbox rejects a signed document with one cent changed: 39", async () => {
  const { client } = sandboxSituation();
  const changed = signed.replace("<importeTotal>235.75<", "<importeTotal>235.76<");
  expect(changed).not.toBe(signed);
  expect(await client.send(changed)).toMatchObject({ kind: "received" });
  const answer = await client.findAuthorization(accessKey);
  const messages = answer.kind === "rejected" ? answer.messages : [];
  expect(messages.map(({ code }) => code)).toContain("39");
});
