import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { parseEnvironment } from "../runtime/environment.ts";
import { createLogger } from "../runtime/logger.ts";
import { configureShop } from "./configure-shop.ts";

const loaded = vi.hoisted(() => [] as string[]);

/** Note that a library was loaded, without its exports. */
const note = vi.hoisted(() => (name: string) => () => {
  loaded.push(name);
  return {};
});

vi.mock("pdfkit", note("pdfkit"));
vi.mock("bwip-js/node", note("bwip-js/node"));
vi.mock("node-forge", note("node-forge"));
vi.mock("ec-sri-invoice-signer", note("ec-sri-invoice-signer"));
vi.mock("xml-crypto", note("xml-crypto"));
vi.mock("@xmldom/xmldom", note("@xmldom/xmldom"));
vi.mock("nodemailer", note("nodemailer"));
vi.mock("./configure-shop.ts", { spy: true });

test("loads the libraries of documents, signatures and emails when they are needed", async () => {
  await import("./start-shop.ts");
  expect(loaded).toEqual([]);
});

/** Start a shop on a hosted database that answers so to each key. */
async function startOn(respond: (key: unknown) => { status: number; body: unknown }) {
  vi.mocked(configureShop).mockClear();
  const supabase = createServer((request, response) => {
    const { status, body } = respond(request.headers.apikey);
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await once(supabase.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    supabase.closeAllConnections();
    supabase.close();
  });
  const { startShop } = await import("./start-shop.ts");
  return startShop({
    environment: parseEnvironment({
      PORT: "0",
      SUPABASE_URL: `http://127.0.0.1:${(supabase.address() as AddressInfo).port}`,
      SUPABASE_PUBLISHABLE_KEY: "sb_publishable_test",
      SUPABASE_SECRET_KEY: "sb_secret_test",
    }),
    logger: createLogger("silent"),
    build: () => Promise.reject(new Error("It must not open.")),
    clientDir: null,
    openDatabase: () => Promise.reject(new Error("It is hosted.")),
  });
}

test("does not open on a hosted database that lacks migrations", async () => {
  const start = startOn(() => ({ status: 200, body: [] }));
  await expect(start).rejects.toThrow(/lacks migrations of this version.*db push --remote/);
  expect(configureShop).not.toHaveBeenCalled();
});

test.each([
  ["SUPABASE_PUBLISHABLE_KEY", "sb_publishable_test"],
  ["SUPABASE_SECRET_KEY", "sb_secret_test"],
])("does not open on a hosted database that rejects %s", async (name, rejected) => {
  const invalid = { status: 401, body: { message: "Invalid API key" } };
  const fails = { status: 503, body: { message: "Try again" } };
  const start = startOn((key) => (key === rejected ? invalid : fails));
  await expect(start).rejects.toThrow(`rejects ${name}. Copy it`);
  expect(configureShop).not.toHaveBeenCalled();
});

test("opens on a hosted database that does not answer", async () => {
  const shop = await startOn(() => ({ status: 503, body: { message: "Try again" } }));
  expect(shop.mode).toBe("hosted");
  expect(configureShop).toHaveBeenCalledOnce();
  await shop.stop();
});
