import { setupI18n } from "@lingui/core";
import { messages } from "../locales/en/messages.po";

/** The English catalogue, ready to render with on server and browser. */
export const english = setupI18n({ locale: "en", messages: { en: messages } });
