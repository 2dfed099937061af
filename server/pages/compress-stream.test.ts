import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressStream } from "./compress-stream.ts";

const TEXT = "<url>silk</url>\n".repeat(20_000);

/** A response that counts the chunks read. */
function streamed() {
  const read = { chunks: 0 };
  const chunks = TEXT.match(/.{1,1000}/gs) ?? [];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = chunks[read.chunks];
      read.chunks += 1;
      if (chunk === undefined) controller.close();
      else controller.enqueue(new TextEncoder().encode(chunk));
    },
  });
  const headers = { "Content-Type": "application/xml", Vary: "Cookie" };
  return { answer: new Response(body, { headers }), read, all: chunks.length };
}

test.each([
  ["gzip", gunzipSync],
  ["br", brotliDecompressSync],
] as const)("compresses a stream as %s", async (encoding, unpack) => {
  const { answer } = streamed();
  const packed = compressStream(answer, encoding);
  expect(packed.headers.get("Content-Encoding")).toBe(encoding);
  expect(packed.headers.get("Vary")).toBe("Cookie, Accept-Encoding");
  expect(packed.headers.get("Content-Type")).toBe("application/xml");
  const body = Buffer.from(await packed.arrayBuffer());
  expect(body.byteLength).toBeLessThan(TEXT.length / 20);
  expect(unpack(body).toString()).toBe(TEXT);
});

test("stops reading when the client disconnects", async () => {
  const { answer, read, all } = streamed();
  const reader = compressStream(answer, "gzip").body?.getReader();
  await reader?.read();
  await reader?.cancel();
  expect(read.chunks).toBeLessThan(all);
});
