// @vitest-environment happy-dom
import { act } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { LinkClickProvider } from "#app/ui/link-click-provider.tsx";
import { mount } from "#app/ui/testing/mount.tsx";
import { typeInto } from "#app/ui/testing/type-into.ts";
import { Newsletter } from "./newsletter.tsx";
import type { NewsletterOutcome } from "./newsletter-outcome.ts";

let unmount = () => {};

/** Open the form, after a post without script if `posted`. Every answer is a copy, as over the network. */
async function openNewsletter(
  outcome: NewsletterOutcome | Promise<NewsletterOutcome>,
  posted?: NewsletterOutcome,
) {
  const page = (
    <LinkClickProvider>
      <Newsletter posted={posted} />
    </LinkClickProvider>
  );
  const action = async () => ({ ...(await outcome) });
  const router = createMemoryRouter([
    { path: "/", children: [{ index: true, element: page, action }] },
  ]);
  unmount = await mount(<RouterProvider router={router} />);
}

afterEach(() => unmount());

test("keeps the focus in the address that is to be corrected", async () => {
  await openNewsletter({ outcome: "invalid", email: "ana@example" });
  const input = document.querySelector("input");
  await typeInto(input, "ana@example");
  input?.focus();
  await act(async () => document.querySelector("button")?.click());
  await vi.waitFor(() => expect(document.querySelector("[role=alert]")).not.toBeNull());
  expect(document.activeElement).toBe(input);
  expect(input?.value).toBe("ana@example");
  const first = document.querySelector("[role=alert]");
  expect(first?.closest("[aria-live]")).toBeNull();
  await act(async () => document.querySelector("button")?.click());
  await vi.waitFor(() => expect(first?.isConnected, "announced again").toBe(false));
  await vi.waitFor(() => expect(document.querySelector("[role=alert]")).not.toBeNull());
});

test.each(["", "ana"])(
  "asks for the address itself, in place of the browser: %j",
  async (typed) => {
    await openNewsletter({ outcome: "subscribed", email: "ana@example.com" });
    const input = document.querySelector("input");
    expect(document.querySelector("form")?.noValidate, "for a page without script").toBe(false);
    await typeInto(input, typed);
    const invalid = vi.fn();
    document.addEventListener("invalid", invalid, { once: true, capture: true });
    await act(async () => document.querySelector("button")?.click());
    expect(invalid.mock.calls[0]?.[0].defaultPrevented).toBe(true);
    expect(document.activeElement).toBe(input);
    expect(input?.getAttribute("aria-invalid")).toBe("true");
    const problem = document.getElementById(input?.getAttribute("aria-describedby") ?? "");
    expect(problem?.textContent).toContain("Please enter a valid email address");

    await typeInto(input, "ana@example.com");
    expect(input?.hasAttribute("aria-invalid")).toBe(false);
    expect(problem?.isConnected).toBe(false);
  },
);

test.each(["failed", "invalid"] as const)(
  "shows no earlier answer while the address is edited: %s",
  async (outcome) => {
    await openNewsletter({ outcome, email: "ana@example.com" });
    const [input, button] = [document.querySelector("input"), document.querySelector("button")];
    const alert = () => document.querySelector("[role=alert]")?.textContent;
    const send = () => act(async () => button?.click());
    await typeInto(input, "ana@example.com");
    await send();
    await vi.waitFor(() => expect(alert()).toBeDefined());
    const answer = alert();

    await typeInto(input, "");
    await send();
    expect(alert()).toContain("Please enter a valid email address");
    await typeInto(input, "a");
    expect(alert()).toBeUndefined();
    expect(input?.hasAttribute("aria-invalid")).toBe(false);

    await typeInto(input, "ana@example.com");
    await send();
    await vi.waitFor(() => expect(alert(), "an equal answer").toBe(answer));
  },
);

test("describes the field by no message that is removed while it is sent", async () => {
  const failed: NewsletterOutcome = { outcome: "failed", email: "ana@example.com" };
  const { promise, resolve } = Promise.withResolvers<NewsletterOutcome>();
  await openNewsletter(promise, failed);
  const input = document.querySelector("input");
  await act(async () => document.querySelector("button")?.click());
  expect(document.querySelector("[role=alert]")).toBeNull();
  expect(input?.hasAttribute("aria-describedby")).toBe(false);
  await act(async () => resolve(failed));
  expect(input?.getAttribute("aria-describedby")).toBe(document.querySelector("[role=alert]")?.id);
});

test("moves the focus to the text that replaces the form", async () => {
  await openNewsletter({ outcome: "subscribed", email: "ana@example.com" });
  await typeInto(document.querySelector("input"), "ana@example.com");
  const subscribe = document.querySelector("button");
  subscribe?.focus();
  await act(async () => subscribe?.click());
  await vi.waitFor(() => expect(document.querySelector("form")).toBeNull());
  expect(document.activeElement?.textContent).toContain("Grazie!");
});
