// @vitest-environment happy-dom
import { I18nProvider } from "@lingui/react";
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { Footer } from "./footer.tsx";

const Stub = createRoutesStub([
  { path: "/", Component: () => <Footer collections={[]} notes={null} /> },
]);

const page = () => (
  <I18nProvider i18n={serverI18n("en", "shop")}>
    <Stub />
  </I18nProvider>
);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("keeps the server's year on a device whose clock is wrong", async () => {
  vi.setSystemTime("2026-06-01");
  const container = document.createElement("div");
  container.innerHTML = renderToString(page());
  vi.setSystemTime("2027-06-01");
  const onRecoverableError = vi.fn();
  await act(async () => hydrateRoot(container, page(), { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container.textContent).toContain("–2026");
});
