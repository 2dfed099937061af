import { I18nProvider } from "@lingui/react";
import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { browserI18n } from "#app/i18n/browser-i18n.ts";
import { DocumentParts } from "#app/i18n/document-parts.ts";
import { focusPressedButton } from "#app/ui/focus-pressed-button.ts";
import { afterHydration } from "./after-hydration.ts";

function AfterHydration() {
  useEffect(afterHydration, []);
  return null;
}

/** Hydrate the document with the messages it was rendered with. */
export async function hydrate(): Promise<void> {
  const parts = document.documentElement.dataset.messages?.split(" ") ?? [];
  document.addEventListener("click", focusPressedButton, true);
  const i18n = await browserI18n(parts);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <DocumentParts value={parts}>
          <I18nProvider i18n={i18n}>
            <HydratedRouter useTransitions={false} />
          </I18nProvider>
        </DocumentParts>
        <AfterHydration />
      </StrictMode>,
    );
  });
}
