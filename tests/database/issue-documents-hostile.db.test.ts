import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { InvoiceParts } from "#server/invoices/invoice-parts.ts";
import { type Answer, message, notAuthorized, returned, servicesWith } from "./answer-as-sri.ts";
import { findInvoiceLosses, issueAll } from "./invoice-losses.ts";
import { type InvoiceShop, openInvoiceShop } from "./open-invoice-shop.ts";
import { buy, documentsOf, refund } from "./tax-orders.ts";

let shop: InvoiceShop;

beforeAll(async () => {
  shop = await openInvoiceShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

const states = async () => (await documentsOf(shop)).map(({ state }) => state);
const alerts = () =>
  shop.sql<{ payload: { problem: string; reason: string; messages: { code: string }[] } }>(
    "select payload from public.outbox where kind = 'invoice_alert' order by created_at",
  );
const pass = (time: string) =>
  shop.sql(
    `update public.tax_documents set numbered_at = numbered_at - $1::interval,
       created_at = created_at - $1::interval, received_at = received_at - $1::interval,
       leased_until = leased_until - $1::interval, next_attempt_at = next_attempt_at - $1::interval`,
    [time],
  );
/** Let time pass in which the SRI was asked again and again, and answered without a verdict. */
const owe = async (time: string) => {
  await shop.sql("update public.tax_documents set received_at = received_at - $1::interval", [
    time,
  ]);
  await shop.makeDue();
};
const retry = async () => {
  for (const { id } of await documentsOf(shop)) {
    await shop.rpc("server", "retry_tax_document", {
      document_id: id,
      staff_id: shop.userIds.staff,
    });
  }
};

/** Work as the worker does for so many rounds, a minute apart. */
async function work(rounds: number, changes: Partial<InvoiceParts>): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    await shop.round(changes);
    await pass("1 minute");
  }
}

test("leaves a document that cannot be signed to the owner, and issues the later ones", async () => {
  for (let count = 0; count < 3; count += 1) await buy(shop);
  const { signer } = shop.parts();
  const broken: typeof signer = {
    problemOf: signer.problemOf,
    sign: (environment, xml) =>
      xml.includes("<secuencial>000000001<")
        ? Promise.reject(new TypeError("no such element"))
        : signer.sign(environment, xml),
  };
  await work(3, { signer: broken });
  expect(await states()).toEqual(["needs_owner", "authorized", "authorized"]);
  expect(await alerts()).toMatchObject([{ payload: { problem: "document", reason: "invalid" } }]);
  await retry();
  await issueAll(shop);
  expect(await findInvoiceLosses(shop)).toEqual([]);
});

test("puts off a document that the database does not take, issues the later ones, and tells the owner after a day", async () => {
  for (let count = 0; count < 3; count += 1) await buy(shop);
  const { store } = shop.parts();
  const [first] = await documentsOf(shop);
  const rejecting: typeof store = {
    ...store,
    recordSigned: (id, ...rest) =>
      id === first?.id
        ? Promise.reject(new Error("record_signed_document failed: out of range"))
        : store.recordSigned(id, ...rest),
  };
  await work(3, { store: rejecting });
  expect(await states()).toEqual(["queued", "authorized", "authorized"]);
  expect(await alerts()).toEqual([]);
  await pass("25 hours");
  await work(1, { store: rejecting });
  expect(await states()).toEqual(["needs_owner", "authorized", "authorized"]);
  expect(await alerts()).toMatchObject([{ payload: { problem: "document", reason: "invalid" } }]);
  await retry();
  await issueAll(shop);
  expect(await findInvoiceLosses(shop)).toEqual([]);
});

test("never sends again what is not authorized because it is processed, and tells the owner after a day", async () => {
  await buy(shop);
  let isDead = false;
  const { services, sent } = servicesWith(shop, (call) =>
    call === "ask" ? notAuthorized(message("70", "CLAVE EN PROCESAMIENTO")) : null,
  );
  const { store } = shop.parts();
  const dying: typeof store = {
    ...store,
    recordReception: async (...parameters) => {
      if (!isDead) {
        isDead = true;
        throw new Error("the server died");
      }
      return store.recordReception(...parameters);
    },
  };
  await work(20, { services, store: dying });
  expect(isDead).toBe(true);
  expect(sent()).toBe(1);
  expect(await states()).toEqual(["received"]);
  await owe("25 hours");
  await work(1, { services });
  expect(await documentsOf(shop)).toMatchObject([{ state: "needs_owner", reason: "unanswered" }]);
  expect(sent()).toBe(1);
  await retry();
  await issueAll(shop);
  expect(await findInvoiceLosses(shop)).toEqual([]);
});

test("leaves a document to the owner that is rejected for a day without a reason", async () => {
  await buy(shop);
  const { services } = servicesWith(shop, (call) => (call === "ask" ? notAuthorized("") : null));
  await work(30, { services });
  expect(await alerts()).toEqual([]);
  await owe("25 hours");
  await work(2, { services });
  expect(await documentsOf(shop)).toMatchObject([{ state: "needs_owner", reason: "rejected" }]);
  await retry();
  await issueAll(shop);
  expect(await findInvoiceLosses(shop)).toEqual([]);
});

test("tells the owner once a day that the SRI answers with errors of its own, and sends everything in order after", async () => {
  for (let count = 0; count < 6; count += 1) await buy(shop);
  const { services, sent } = servicesWith(shop, (call) =>
    call === "send" ? returned("50", "ERROR INTERNO") : null,
  );
  for (let hour = 0; hour < 24; hour += 1) {
    await shop.round({ services, pauseSeconds: 15 });
    await pass("1 hour");
  }
  // Two a round show that it is the SRI, not the document.
  expect(sent()).toBeLessThanOrEqual(48);
  expect(await states()).toEqual(Array(6).fill("signed").fill("queued", 2));
  expect(await alerts()).toMatchObject([{ payload: { problem: "unreachable" } }]);
  await issueAll(shop);
  expect(await findInvoiceLosses(shop)).toEqual([]);
  const numbers = (await shop.sri().control()).documents.map(({ number }) => number);
  expect(numbers).toEqual([...numbers].sort());
});

test("issues the later documents where some never get an answer that can be read", async () => {
  for (let count = 0; count < 6; count += 1) await buy(shop);
  const [first, second] = (await documentsOf(shop)).map(({ sequential }) => sequential);
  const { services } = servicesWith(shop, (call, body) => {
    const xml = /<xml>(.*)<\/xml>/.exec(body)?.[1] ?? "";
    const number = /<secuencial>(\d+)</.exec(Buffer.from(xml, "base64").toString())?.[1];
    const isUnreadable = [first, second].includes(Number(number));
    return call === "send" && isUnreadable ? "<html>Error</html>" : null;
  });
  await work(1, { services, pauseSeconds: 15 });
  expect(await states()).toEqual(Array(6).fill("signed").fill("queued", 2));
  // The worker takes one more in the round after.
  await work(1, { services, pauseSeconds: 15, maxUnanswered: 3 });
  expect(await states()).toEqual(Array(6).fill("signed").fill("authorized", 2));
  await issueAll(shop);
  expect(await findInvoiceLosses(shop)).toEqual([]);
});

test("sends every document while the SRI takes them and answers no question about them", async () => {
  for (let count = 0; count < 12; count += 1) await buy(shop);
  const { services } = servicesWith(shop, (call) => (call === "ask" ? "<html>Error</html>" : null));
  for (let maxUnanswered = 2; maxUnanswered < 10; maxUnanswered += 1) {
    await work(1, { services, maxUnanswered });
  }
  expect(await states()).toEqual(Array(12).fill("received"));
  await issueAll(shop);
  expect(await findInvoiceLosses(shop)).toEqual([]);
});

test.each<[string, () => Partial<InvoiceParts>]>([
  [
    "the SRI takes no document",
    () => servicesWith(shop, (call) => (call === "send" ? "<html>Error</html>" : null)),
  ],
  [
    "nothing can be signed",
    () => ({
      signer: { ...shop.parts().signer, problemOf: async () => "certificate_expired" as const },
    }),
  ],
])("asks for the verdicts on earlier documents while %s", async (_what, changes) => {
  for (let count = 0; count < 2; count += 1) await buy(shop);
  const processing = notAuthorized(message("70", "CLAVE EN PROCESAMIENTO"));
  const { services } = servicesWith(shop, (call) => (call === "ask" ? processing : null));
  await work(1, { services });
  for (let count = 0; count < 4; count += 1) await buy(shop);
  await work(1, { ...changes(), pauseSeconds: 15 });
  expect((await states()).map((state) => state === "authorized")).toEqual([
    ...Array(2).fill(true),
    ...Array(4).fill(false),
  ]);
  await issueAll(shop);
  expect(await findInvoiceLosses(shop)).toEqual([]);
});

test("does not hold the hours of an outage against the SRI", async () => {
  for (let count = 0; count < 3; count += 1) await buy(shop);
  const processing = notAuthorized(message("70", "CLAVE EN PROCESAMIENTO"));
  const { services } = servicesWith(shop, (call) => (call === "ask" ? processing : null));
  await work(2, { services });
  const silent = servicesWith(shop, () => "<html>Error</html>");
  for (let hour = 0; hour < 72; hour += 1) {
    // The third is never asked about.
    await shop.round({ services: silent.services, maxUnanswered: 2 });
    await pass("1 hour");
  }
  await work(1, { services });
  expect(await states()).toEqual(Array(3).fill("received"));
  await issueAll(shop);
  expect(await findInvoiceLosses(shop)).toEqual([]);
});

test("stores what the SRI says in characters that no database holds", async () => {
  await buy(shop);
  const { services } = servicesWith(shop, (call) =>
    call === "send" ? returned("35", `a\u0000b&#0;${"\uFFFE"} ${"x".repeat(500_000)}`) : null,
  );
  await work(1, { services });
  expect(await documentsOf(shop)).toMatchObject([{ state: "needs_owner", reason: "returned" }]);
  const [alert] = await alerts();
  expect(JSON.stringify(alert).length).toBeLessThan(10_000);
});

test.each<[string, Answer]>([
  [
    "about another document",
    () => returned("35").replace("<comprobante>", `$&<claveAcceso>${"1".repeat(49)}</claveAcceso>`),
  ],
  [
    "with two lists of documents",
    () => returned("39").replace("<comprobantes>", "<comprobantes/>$&"),
  ],
])("decides nothing by an answer %s", async (_title, answer) => {
  await refund(shop, await buy(shop));
  let answers = 0;
  const { services } = servicesWith(shop, (call, body) => {
    if (call !== "send") return null;
    answers += 1;
    return answers <= 3 ? answer(call, body) : null;
  });
  await work(10, { services });
  expect(await alerts()).toEqual([]);
  expect(await findInvoiceLosses(shop)).toEqual([]);
});
