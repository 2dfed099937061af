import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";

/** Render an element in English at the end of the document. Returns a function that removes it. */
export async function mount(element: ReactNode): Promise<() => void> {
  const i18n = setupI18n({ locale: "en", messages: { en: {} } });
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  await act(async () => root.render(<I18nProvider i18n={i18n}>{element}</I18nProvider>));
  return () => {
    act(() => root.unmount());
    container.remove();
  };
}
