// @vitest-environment happy-dom

import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendResetLink } from "#app/data/admin/password.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { ForgotCredentials } from "./forgot-credentials.tsx";

vi.mock("#app/data/admin/password.ts");

let unmount = () => {};

async function renderButton(username = "owner") {
  unmount = await mount(<ForgotCredentials username={username} />);
}

const button = () => document.querySelector("button");
const shown = () => document.querySelector("[role=status]")?.textContent ?? "";
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  unmount();
  vi.useRealTimers();
});

test("shows Sending... for at least 1.5 seconds, then a confirmation for five", async () => {
  vi.mocked(sendResetLink).mockResolvedValue("owner@gemmaluce.com");
  await renderButton();
  button()?.focus();
  await act(async () => button()?.click());
  expect(button()?.textContent).toBe("Sending...");
  expect(document.activeElement).toBe(button());
  await act(async () => button()?.click());
  expect(sendResetLink).toHaveBeenCalledExactlyOnceWith("owner");
  expect(button()?.getAttribute("aria-disabled")).toBe("true");
  expect(button()?.disabled).toBe(false);
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

test("asks for a username instead of confirming an email without one", async () => {
  vi.mocked(sendResetLink).mockResolvedValue("admin@gemmaluce.com");
  await renderButton("");
  await act(async () => button()?.click());
  await pass(1600);
  expect(shown()).toBe(
    "If admin@gemmaluce.com has an account here, a link to choose a new password is on its way. Is your username another one? Enter it above first.",
  );
});
