// @vitest-environment happy-dom

import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendResetLink } from "#app/data/admin/admin-password.ts";
import { ForgotCredentials } from "./forgot-credentials.tsx";

vi.mock("#app/data/admin/admin-password.ts");
vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

let unmount = () => {};

async function renderButton(username = "owner") {
  const i18n = setupI18n({ locale: "en", messages: { en: {} } });
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <ForgotCredentials username={username} />
      </I18nProvider>,
    ),
  );
  unmount = () => act(() => root.unmount());
}

const button = () => document.querySelector("button");
const shown = () => document.querySelector("[role=status]")?.textContent ?? "";
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  unmount();
  document.body.replaceChildren();
  vi.useRealTimers();
});

test("shows Sending... for at least 1.5 seconds, then a confirmation for five", async () => {
  vi.mocked(sendResetLink).mockResolvedValue("owner@gemmaluce.com");
  await renderButton();
  await act(async () => button()?.click());
  expect(sendResetLink).toHaveBeenCalledWith("owner");
  expect(button()?.textContent).toBe("Sending...");
  expect(button()?.disabled).toBe(true);
  await pass(1400);
  expect(shown()).toBe("");
  await pass(200);
  expect(button()?.textContent).toBe("Forgot credentials?");
  expect(shown()).toBe(
    "If owner@gemmaluce.com has an account here, a link to choose a new password is on its way.",
  );
  await pass(4800);
  expect(shown()).not.toBe("");
  await pass(300);
  expect(shown()).toBe("");
});

test("shows a failed send and allows another one", async () => {
  vi.mocked(sendResetLink).mockRejectedValueOnce(new Error("429"));
  vi.mocked(sendResetLink).mockResolvedValueOnce("owner@gemmaluce.com");
  await renderButton();
  await act(async () => button()?.click());
  await pass(1600);
  expect(shown()).toBe("Failed to send credentials. Please try again.");
  await act(async () => button()?.click());
  await pass(1600);
  expect(shown()).toContain("on its way");
});

test("without a username promises nothing and asks for it", async () => {
  vi.mocked(sendResetLink).mockResolvedValue("admin@gemmaluce.com");
  await renderButton("");
  await act(async () => button()?.click());
  await pass(1600);
  expect(shown()).toBe(
    "If admin@gemmaluce.com has an account here, a link to choose a new password is on its way. Is your username another one? Enter it above first.",
  );
});
