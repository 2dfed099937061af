import { type MiddlewareFunction, redirectDocument } from "react-router";
import { browserI18n } from "./browser-i18n.ts";

/** Client middleware: load the message catalogues of the next page before it is shown. If a deploy removed them, load its document. */
export const loadMessages: MiddlewareFunction<Record<string, unknown>> = async (
  { pattern, url },
  next,
) => {
  // The section follows the language: `es?/info/:page`.
  const [section = ""] = pattern.replace(/^\/?es\?\/?/, "").split("/");
  await browserI18n(__MESSAGE_PARTS__[section] ?? ["shop"]).catch(() => {
    throw redirectDocument(url.pathname + url.search);
  });
  return next();
};
