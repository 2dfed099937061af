import * as v from "valibot";

/** Rejects control characters and line breaks, as the database's `is_plain_text` does, and lone surrogates, which it cannot store. */
const ONE_LINE = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u;

/** A schema for one line of at most `maxLength` characters, without the invisible marks that copying from other apps adds. */
export const oneLineText = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.replace(/\p{Cf}/gu, "")),
    v.trim(),
    v.maxLength(maxLength),
    v.regex(ONE_LINE),
  );
