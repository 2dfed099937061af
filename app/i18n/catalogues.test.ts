import { readdirSync, readFileSync } from "node:fs";
import { formatter } from "@lingui/format-po";
import { expect, test } from "vitest";
import { LANGUAGES } from "#app/domain/text/language.ts";
import { MESSAGE_PARTS } from "../route-entry.ts";

const FOLDER = "app/locales";

async function messagesOf(file: string) {
  const [locale = ""] = file.split("/");
  const text = readFileSync(`${FOLDER}/${file}`, "utf8");
  const context = { locale, sourceLocale: "en", filename: file };
  const catalogue = await formatter().parse(text, context);
  return Object.values(catalogue ?? {}).map(({ message, translation, obsolete }) => ({
    english: message ?? "",
    words: translation ?? "",
    isObsolete: obsolete ?? false,
  }));
}

/** The values and elements that a message is filled with, each once: `{name}`, `<0>`, and the forms of a count. */
function partsOf(message: string): string[] {
  const values = message.matchAll(/\{\w+(?=\}|, (?:plural|select))|<\/?\d+\/?>|#/g);
  return [...new Set([...values].map(([whole]) => whole))].sort();
}

const files = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => name.endsWith(".po"));

test("has every part in every language", () => {
  const parts = LANGUAGES.map((language) =>
    files.filter((file) => file.startsWith(`${language}/`)).map((file) => file.slice(3)),
  );
  expect(parts[0]?.toSorted()).toEqual(
    [...MESSAGE_PARTS, "mail"].map((part) => `${part}.po`).toSorted(),
  );
  expect(parts[1]?.toSorted()).toEqual(parts[0]?.toSorted());
});

test.each(files)("translates every message of %s with all its values", async (file) => {
  const messages = await messagesOf(file);
  expect(messages.length).toBeGreaterThan(20);
  for (const { english, words, isObsolete } of messages) {
    expect.soft(isObsolete, `no longer used: ${english}`).toBe(false);
    expect.soft(words, `no words for: ${english}`).not.toBe("");
    expect.soft(partsOf(words), `values of: ${english}`).toEqual(partsOf(english));
  }
});

// Products are singular and plural: “Alpargatas tejidas”.
test("makes no Spanish verb agree with a name", async () => {
  for (const file of files.filter((name) => name.startsWith("es/"))) {
    for (const { words } of await messagesOf(file)) {
      expect
        .soft(words)
        .not.toMatch(/(?<!de )\{(?:name|added|removed)\} (?:se|(?:ya )?(?:no )?está|volvió) /);
    }
  }
});

test.each(files.filter((file) => !/(?:admin|mail)\.po$/.test(file)))(
  "%s chooses the words of a count without Intl: the browser's number format is not for a first screen",
  async (file) => {
    const messages = await messagesOf(file);
    for (const { words } of messages) expect.soft(words).not.toMatch(/\{\w+, (?:plural|number)/);
  },
);

test.each(LANGUAGES)(
  "has the same words for a message in every part of the shop in %s",
  async (language) => {
    // Pages load several parts, and the server may merge others than the browser.
    const words = new Map<string, Set<string>>();
    for (const part of MESSAGE_PARTS.filter((name) => name !== "admin")) {
      for (const { english, words: translated } of await messagesOf(`${language}/${part}.po`)) {
        words.set(english, (words.get(english) ?? new Set()).add(translated));
      }
    }
    expect(
      [...words.values()].filter((found) => found.size > 1).map((found) => [...found]),
    ).toEqual([]);
  },
);
