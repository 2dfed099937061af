import { I18nProvider } from "@lingui/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { browserI18n } from "#app/i18n/browser-i18n.ts";

/** Takes the document over once its words are there: the one catalogue that it was rendered with. */
async function hydrate() {
  const part = document.documentElement.dataset.words === "admin" ? "admin" : "shop";
  const i18n = await browserI18n(part);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nProvider i18n={i18n}>
          <HydratedRouter />
        </I18nProvider>
      </StrictMode>,
    );
  });
}

void hydrate();
