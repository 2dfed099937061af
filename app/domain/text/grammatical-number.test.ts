import { expect, test } from "vitest";
import { grammaticalNumber } from "./grammatical-number.ts";
import { LANGUAGES, localeOf } from "./language.ts";

test.each(LANGUAGES)("matches Intl.PluralRules in %s", (language) => {
  const rules = new Intl.PluralRules(localeOf(language));
  for (const count of [...Array.from({ length: 200 }, (_, index) => index), 1000, 1001, 999_999]) {
    expect(grammaticalNumber(count), String(count)).toBe(rules.select(count));
  }
});
