import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Pictures and fonts are compressed already. */
const TEXT = /\.(?:js|css|svg|json|txt|xml|webmanifest)$/;
/** Below this a packet carries it whole either way. */
const LEAST_BYTES = 1000;

async function writeIfSmaller(file: string, body: Buffer, original: number): Promise<void> {
  if (body.byteLength < original) await writeFile(file, body);
}

/** Takes a file and writes its best brotli and gzip beside it, each where it is smaller. */
async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.byteLength < LEAST_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  };
  await writeIfSmaller(`${file}.br`, await brotli(bytes, { params }), bytes.byteLength);
  await writeIfSmaller(`${file}.gz`, await zip(bytes, { level: 9 }), bytes.byteLength);
}

/**
 * Returns the plugin that compresses the finished files for browsers once, at build time, as far as they can be. They are
 * finished when the server's build is: the router writes its list of routes among them only then.
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
