import { expect, test, vi } from "vitest";

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

test("loads the libraries of documents, signatures and emails when they are needed", async () => {
  await import("./start-shop.ts");
  expect(loaded).toEqual([]);
});
