import { expect, test } from "vitest";
import type { TaxDocument } from "#app/data/server/tax-document-json.ts";
import { SAMPLE_ORDER } from "#app/domain/testing/sample-order.ts";
import { writeTaxDocument } from "./write-tax-document.ts";

const line = { discount: 0, base: 24_500, tax: 3_675, total: 28_175 };

const documentOf = (size: string, color: string): TaxDocument => ({
  id: SAMPLE_ORDER.id,
  kind: "invoice",
  state: "queued",
  environment: "sandbox",
  establishment: "001",
  emissionPoint: "002",
  sequential: 1,
  issueDate: "2026-11-23",
  issuerRuc: "",
  numericCode: "12345678",
  accessKey: null,
  signedXml: null,
  receivedAt: null,
  authorizedXml: null,
  authorizedAt: null,
  attempts: 1,
  ageSeconds: 0,
  order: {
    ...SAMPLE_ORDER,
    total: line.total,
    paidWith: null,
    deliveryAmount: 0,
    deliveryTax: 0,
    items: [{ ...line, sku: "", name: "Scarf", nameEs: "Pañuelo", quantity: 1, size, color }],
  },
  cardType: null,
  taxRate: 1500,
  buyer: { kind: "cedula", number: "1710034065", name: "Ana Pérez" },
  issuer: {
    ruc: "",
    legal_name: "",
    trade_name: "",
    head_office_address: "",
    establishment_address: "",
    keeps_accounts: false,
    special_taxpayer: "",
    withholding_agent: "",
    is_rimpe: false,
    provider_ruc: "",
  },
  corrects: null,
});

test.each([
  ["pay_at_pickup", "terminal", "19"],
  ["cash_on_delivery", "transfer", "20"],
  ["cash_on_delivery", "cash", "01"],
  // Delivered, and not paid yet.
  ["cash_on_delivery", null, "01"],
  ["in_store", "terminal", "19"],
  ["transfer", null, "20"],
  ["card", null, "19"],
] as const)("names how an order by %s was paid, with %s: %s", (paymentMethod, paidWith, form) => {
  const document = documentOf("XS", "Cream");
  const order = { ...document.order, paymentMethod, paidWith };
  const { xml } = writeTaxDocument({ ...document, order });
  expect(xml).toContain(`<formaPago>${form}</formaPago>`);
});

test.each([
  ["ana@example.com", true],
  ["x@y", false],
  ["ana@example.com, eva@example.com", false],
  ["erased-1@erased.invalid", false],
  ["", false],
])("names %j to the SRI: %s", (email, expected) => {
  const document = documentOf("XS", "Cream");
  const { xml } = writeTaxDocument({ ...document, order: { ...document.order, email } });
  expect(xml.includes("Correo")).toBe(expected);
});

test.each([
  ["XS", "Cream", 'nombre="Talla" valor="XS"', 'nombre="Color" valor="Crema"'],
  ["One Size", "Sunset", 'nombre="Talla" valor="Única"', 'nombre="Color" valor="Sunset"'],
])("writes size %s and color %s in Spanish, as it does the product", (size, color, ...details) => {
  const { xml } = writeTaxDocument(documentOf(size, color));
  for (const each of ["<descripcion>Pañuelo</descripcion>", ...details]) {
    expect(xml).toContain(each);
  }
});
