import { readFileSync } from "node:fs";
import { formatter } from "@lingui/format-po";
import type { Plugin } from "vite";
import { MESSAGE_PARTS } from "../../app/route-entry.ts";

/** The shop's first, for the shortest ids. */
const CATALOGUES = MESSAGE_PARTS.map((part) => `app/locales/en/${part}.po`);

const SOURCE = /[\\/]app[\\/].+\.(?:tsx?|po)(?:\?|$)/;
/** `id: "tBZ0KX"` in code, `"tBZ0KX":` in a catalogue, whose quotes are escaped within a string. */
const ID = /(?<=\bid: ?")[\w-]{6}(?=")|(?<=[{,]\\?")[\w-]{6}(?=\\?":)/g;

async function shortIds(): Promise<Map<string, string>> {
  const ids = new Set<string>();
  for (const filename of CATALOGUES) {
    const context = { locale: "en", sourceLocale: "en", filename };
    const messages = await formatter().parse(readFileSync(filename, "utf8"), context);
    for (const id of Object.keys(messages ?? {}).sort()) ids.add(id);
  }
  return new Map([...ids].map((id, index) => [id, index.toString(36)]));
}

/**
 * Return the plugin that numbers the messages in the browser's scripts. Lingui's ids are hashes of six characters, which do not
 * compress, and each is in a catalogue and in the code.
 */
export function shortMessageIds(): Plugin {
  let shortened = new Map<string, string>();
  return {
    name: "short-message-ids",
    apply: "build",
    // After the macros and the catalogues are compiled.
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "client",
    async buildStart() {
      shortened = await shortIds();
    },
    transform: {
      filter: { id: SOURCE },
      handler: (code) => code.replace(ID, (id) => shortened.get(id) ?? id),
    },
  };
}
