import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { writeFactura } from "../document/factura.ts";
import { writeNotaCredito } from "../document/nota-credito.ts";
import { sampleFactura, sampleNotaCredito } from "../testing/sample-document.ts";
import { writeRide } from "./write-ride.ts";

/** Return the words of a PDF as they are drawn, and the number of its pages. */
function read(pdf: Uint8Array): { text: string; pages: number } {
  const raw = Buffer.from(pdf).toString("latin1");
  const streams = [...raw.matchAll(/stream\r?\n([\s\S]*?)\nendstream/g)].flatMap(([, stream]) => {
    try {
      return inflateSync(Buffer.from(stream ?? "", "latin1")).toString("latin1");
    } catch {
      return [];
    }
  });
  const pieces = [...streams.join("\n").matchAll(/\[((?:<[\da-f]*>|[-\d.\s])*)\] TJ/g)].map(
    ([, array]) =>
      [...(array ?? "").matchAll(/<([\da-f]*)>/g)]
        .map(([, hex]) => Buffer.from(hex ?? "", "hex").toString("latin1"))
        .join(""),
  );
  const pages = raw.match(/\/Type \/Page\b/g)?.length ?? 0;
  return { text: pieces.join(" ").replace(/\s+/g, " "), pages };
}

const factura = writeFactura(sampleFactura());
const OPTIONS = { authorizedAt: "2026-11-23T15:00:05.000Z", isTest: true };

test("writes a factura with number, key, times, buyer, lines and amounts", async () => {
  const { text, pages } = read(await writeRide({ xml: factura.xml, ...OPTIONS }));
  expect(pages).toBe(1);
  for (const part of [
    "FACTURA",
    "DOCUMENTO DE PRUEBA, SIN VALIDEZ TRIBUTARIA",
    "PRUEBAS SERVICIO DE RENTAS INTERNAS",
    "1792261104001",
    "001-002-000000123",
    factura.accessKey,
    "23/11/2026 10:00:05",
    "Ana María Peña",
    "1710034065",
    "Vestido de seda",
    "Envío a domicilio",
    "Subtotal 15%",
    "205.00",
    "IVA 15%",
    "30.75",
    "VALOR TOTAL",
    "235.75",
    "Tarjeta de crédito",
  ]) {
    expect(text, part).toContain(part);
  }
});

test("writes a nota de crédito with the factura that it modifies", async () => {
  const { xml } = writeNotaCredito(sampleNotaCredito());
  const { text } = read(await writeRide({ xml, ...OPTIONS }));
  for (const part of ["NOTA DE CRÉDITO", "FACTURA 001-002-000000123", "20/11/2026", "Devolución"]) {
    expect(text, part).toContain(part);
  }
});

test("says that a document waits for its authorization, and in production nothing of a test", async () => {
  const { xml } = writeFactura(sampleFactura({ environment: "production" }));
  const { text } = read(await writeRide({ xml, authorizedAt: null, isTest: false }));
  expect(text).toContain("PENDIENTE");
  expect(text).toContain("PRODUCCIÓN");
  expect(text).not.toContain("PRUEBA,");
});

test("writes two hundred lines with long names on as many pages as they need", async () => {
  const [line] = sampleFactura().lines;
  if (!line) throw new Error("The sample has lines.");
  const lines = Array.from({ length: 200 }, (_, index) => ({
    ...line,
    description: `${index} ${"Vestido de seda ".repeat(15)}`,
  }));
  const payments = [{ form: "creditCard", total: 200 * line.total }] as const;
  const { xml } = writeFactura(sampleFactura({ lines, payments }));
  const { text, pages } = read(await writeRide({ xml, ...OPTIONS }));
  expect(pages).toBeGreaterThan(5);
  expect(text).toContain("199 Vestido");
  expect(text).toContain("46000.00");
});

test("writes size and color below a line, which may differ in nothing else", async () => {
  const [line] = sampleFactura().lines;
  if (!line) throw new Error("The sample has lines.");
  const details = [
    { name: "Talla", value: "XS" },
    { name: "Color", value: "Terracota" },
  ];
  const payments = [{ form: "creditCard", total: line.total }] as const;
  const { xml } = writeFactura(sampleFactura({ lines: [{ ...line, details }], payments }));
  const { text } = read(await writeRide({ xml, ...OPTIONS }));
  expect(text).toContain("Vestido de seda Talla: XS · Color: Terracota");
});

test("repeats number, page, mark of a test and column headings on every page", async () => {
  const [line] = sampleFactura().lines;
  if (!line) throw new Error("The sample has lines.");
  const lines = Array.from({ length: 60 }, () => line);
  const payments = [{ form: "creditCard", total: 60 * line.total }] as const;
  const { xml } = writeFactura(sampleFactura({ lines, payments }));
  const { text, pages } = read(await writeRide({ xml, ...OPTIONS }));
  expect(pages).toBeGreaterThan(1);
  for (const repeated of ["001-002-000000123", "SIN VALIDEZ", "Descripción"]) {
    expect(text.split(repeated), repeated).toHaveLength(pages + 1);
  }
  for (let page = 2; page <= pages; page += 1) expect(text).toContain(`Página ${page}`);
});

test.each([
  ["Łukasz Wałęsa", "Lukasz Walesa"],
  ["Nguyễn Thị Đỗ", "Nguyen Thi Do"],
  ["Şafak Yıldız Əliyev", "Safak Yildiz Eliyev"],
  ["Søren Groß", "Søren Groß"],
  // No font has this letter with its mark.
  ["x\u030C Peña", "x Peña"],
  ["Zoë 👗 中 한", "Zoë ? ? ?"],
  ["السيد", "?????"],
])("writes %s with base letters, or question marks, for what the fonts lack", async (...given) => {
  const [name, written] = given;
  const { xml } = writeFactura(
    sampleFactura({ buyer: { kind: "cedula", number: "1710034065", name } }),
  );
  expect(read(await writeRide({ xml, ...OPTIONS })).text).toContain(written);
});

test.each([
  ["nothing", ""],
  ["a page", "<!DOCTYPE html><html></html>"],
  ["half a document", factura.xml.slice(0, factura.xml.length / 2)],
  ["another document", "<guiaRemision/>"],
  ["a document without a key", factura.xml.replace(/<claveAcceso>.*<\/claveAcceso>/, "")],
])("rejects %s", async (_title, xml) => {
  await expect(writeRide({ xml, ...OPTIONS })).rejects.toMatchObject({
    code: "document-unreadable",
  });
});
