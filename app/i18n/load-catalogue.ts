import type { Messages } from "@lingui/core";

/** One chunk each, so that a page loads only its language and parts. */
const CATALOGUES = import.meta.glob<{ messages: Messages }>(["../locales/*/*.po", "!**/mail.po"]);

/** Load the messages of a part in a language; undefined for an unknown part. */
export async function loadCatalogue(language: string, part: string): Promise<Messages | undefined> {
  return (await CATALOGUES[`../locales/${language}/${part}.po`]?.())?.messages;
}
