import { expect, test } from "vitest";
import { writeFactura } from "../document/factura.ts";
import { createRandom } from "../testing/random.ts";
import { sampleFactura } from "../testing/sample-document.ts";
import { PASSWORD, testP12 } from "../testing/test-p12.ts";
import { verifySignature } from "../testing/verify-signature.ts";
import { signDocument } from "./sign-document.ts";
import { openCertificate } from "./signing-certificate.ts";

const CERTIFICATE = openCertificate(testP12(), PASSWORD);
/** What an XML parser, an entity decoder or the signing library could mistake. */
const PARTS = [
  ..."&<>\"'%;#=/?!-[]:",
  ..."\n\r\t\u0000\u0085\u00a0\u2028\ufeff\ud800",
  ..."ñ👗e\u0301",
  "&amp;",
  "&quot;",
  "&apos;",
  "&#xD;",
  "&#38;",
  "&#x;",
  "]]>",
  "<![CDATA[",
  "<!--",
  "<!DOCTYPE a>",
  "<?xml a?>",
  "xmlns:a=",
  "XMLNS:",
  ' xml:lang="es" ',
  " xmlns = ",
  "$1",
  "</factura>",
  'id="comprobante"',
  "<ds:Signature>",
];

test("another library verifies the signature over any text", () => {
  const random = createRandom(7);
  const text = () => `a${random.list(1, 12, () => random.pick(PARTS)).join("")}z`;
  for (let run = 0; run < 25; run++) {
    const name = text();
    const [line] = sampleFactura().lines;
    if (!line) throw new Error("The sample has lines.");
    const lines = Array.from({ length: 4 }, () => ({
      ...line,
      description: text(),
      code: "C1",
      details: [{ name: text(), value: text() }],
    }));
    const payments = [{ form: "cash", total: line.total * lines.length }] as const;
    const additionalFields = Array.from({ length: 8 }, () => ({ name: text(), value: text() }));
    const buyer = { kind: "cedula", number: "1710034065", name } as const;
    const { xml } = writeFactura(sampleFactura({ buyer, lines, payments, additionalFields }));
    expect(verifySignature(signDocument(xml, CERTIFICATE)), xml).toHaveLength(3);
  }
});
