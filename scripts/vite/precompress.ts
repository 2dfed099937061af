import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const TEXT = /\.(?:js|css|svg|json|txt|xml|webmanifest)$/;
/** Smaller files fit into one packet uncompressed. */
const MIN_BYTES = 1000;

async function writeIfSmaller(file: string, body: Buffer, original: number): Promise<void> {
  if (body.byteLength < original) await writeFile(file, body);
}

/** Write a file's Brotli and gzip versions where they are smaller. */
async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.byteLength < MIN_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  };
  await writeIfSmaller(`${file}.br`, await brotli(bytes, { params }), bytes.byteLength);
  await writeIfSmaller(`${file}.gz`, await zip(bytes, { level: 9 }), bytes.byteLength);
}

/**
 * Return the plugin that compresses the client's files once, after the server build: the router writes its route list
 * into them then.
 */
export function precompress(): Plugin {
  let clientDir = "";
  return {
    name: "precompress",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    configResolved({ root, environments }) {
      clientDir = path.resolve(root, environments.client?.build.outDir ?? "");
    },
    writeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        const names = await readdir(clientDir, { recursive: true });
        const texts = names.filter((name) => TEXT.test(name));
        await Promise.all(texts.map((name) => compressFile(path.join(clientDir, name))));
      },
    },
  };
}
