import { expect, test } from "vitest";
import { MAX_PROOF_BYTES, ProofError } from "#app/domain/payment/payment-proof.ts";
import { formFile } from "./form-file.ts";

const TYPE = "multipart/form-data; boundary=b";
const HEAD = '--b\r\nContent-Disposition: form-data; name="proof"; filename="a"\r\n';

async function formOf(name: string, value: string | Blob) {
  const form = new FormData();
  form.append(name, value);
  const response = new Response(form);
  const type = response.headers.get("content-type") ?? "";
  return { body: Buffer.from(await response.arrayBuffer()), type };
}

function problemOf(body: string, type = TYPE) {
  try {
    return formFile(Buffer.from(body), type).toString();
  } catch (error) {
    return error instanceof ProofError ? error.problem : error;
  }
}

test.each(["", "x", "\r\n\r\n--", "a\r\n--other\r\nb"])("returns the file %j", async (content) => {
  const { body, type } = await formOf("proof", new Blob([content]));
  expect(formFile(body, type).toString()).toBe(content);
});

test("returns the first file of a form with another field", () => {
  const body = `${HEAD}\r\nx\r\n--b\r\nContent-Disposition: form-data; name="more"\r\n\r\ny\r\n--b--\r\n`;
  expect(problemOf(body)).toBe("x");
});

test("reads a boundary in quotes", () => {
  expect(problemOf(`${HEAD}\r\nx\r\n--b--\r\n`, 'multipart/form-data; boundary="b"')).toBe("x");
});

test("finds no file in a text, another field or another form", async () => {
  for (const [name, value] of [
    ["proof", "text"],
    ["other", new Blob(["x"])],
  ] as const) {
    const { body, type } = await formOf(name, value);
    expect(problemOf(body.toString(), type)).toBe("missing");
  }
  for (const body of ["", "proof=x", "--c\r\n", `${HEAD}x`])
    expect(problemOf(body)).toBe("missing");
  expect(problemOf("--undefined\r\n\r\n", "application/x-www-form-urlencoded")).toBe("missing");
  expect(problemOf(`${HEAD}\r\nx\r\n--b--\r\n`, "multipart/form-data")).toBe("missing");
});

test("rejects a file that never ends", () => {
  expect(problemOf(`${HEAD}\r\nx`)).toBe("broken");
});

test.each([
  ["parts", "", '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n', HEAD],
  ["headers", HEAD, "a:\r\n", ""],
  ["fields", "", "a=&", `\r\n${HEAD}`],
])("decides about eight megabytes of %s from their beginning", (_what, start, part, file) => {
  const many = start + part.repeat(MAX_PROOF_BYTES / part.length);
  // A parser of whole forms finds the file at the end.
  expect(problemOf(`${many}${file}\r\nx\r\n--b--\r\n`)).toBe("missing");
});
