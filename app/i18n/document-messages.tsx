import catalogueUrls from "virtual:catalogue-urls";
import { I18nProvider } from "@lingui/react";
import type { ReactNode } from "react";
import { preloadModule } from "react-dom";
import type { Language } from "#app/domain/text/language.ts";
import type { MessagePart } from "../route-entry.ts";
import { DocumentParts } from "./document-parts.ts";
import { SHOPPER_PARTS } from "./message-parts.ts";
import { serverI18n } from "./server-i18n.ts";

type DocumentMessagesProps = {
  language: Language;
  parts: readonly MessagePart[];
  nonce: string | undefined;
  children: ReactNode;
};

/** Provide the messages of one rendering, and preload the same catalogue in the browser. */
export function DocumentMessages({ language, parts, nonce, children }: DocumentMessagesProps) {
  for (const part of parts) {
    const url = catalogueUrls[`locales/${language}/${part}`];
    if (url) preloadModule(url, { as: "script", nonce });
  }
  // The HTML may have what the browser loads later, with messages of its own.
  const rendered = parts.includes("shop") ? SHOPPER_PARTS : parts;
  return (
    <DocumentParts value={parts}>
      <I18nProvider i18n={serverI18n(language, ...rendered)}>{children}</I18nProvider>
    </DocumentParts>
  );
}
