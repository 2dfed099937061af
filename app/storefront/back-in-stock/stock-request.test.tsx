// @vitest-environment happy-dom
import { act } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { LinkClickProvider } from "#app/ui/link-click-provider.tsx";
import { mount } from "#app/ui/testing/mount.tsx";
import { typeInto } from "#app/ui/testing/type-into.ts";
import { stockRequestForm } from "./lazy-stock-request.ts";
import { StockRequest } from "./stock-request.tsx";

const choices = ["S", "M"].map((size) => ({ size, color: "Navy" }));

test("asks for what is missing beside its field, and focuses the first", async () => {
  await stockRequestForm.load();
  const element = (
    <LinkClickProvider>
      <StockRequest slug="coat" choices={choices} isSoldOut />
    </LinkClickProvider>
  );
  const router = createMemoryRouter([{ path: "/", element }]);
  const unmount = await mount(<RouterProvider router={router} />);
  const form = document.querySelector("form");
  const [choice, email, consent] = document.querySelectorAll<HTMLInputElement>("select, input");
  if (!form || !choice || !email || !consent) throw new Error("no fields");
  const problemOf = (field: Element) => {
    const problem = document.getElementById(field.getAttribute("aria-describedby") ?? "");
    return problem?.hidden ? undefined : problem?.textContent;
  };
  const send = () => act(async () => form.querySelector("button")?.click());
  expect(form.noValidate, "for a page without script").toBe(false);

  await send();
  expect(document.activeElement).toBe(choice);
  expect(problemOf(choice)).toBe("Please choose what you are waiting for.");
  expect(problemOf(email)).toContain("Please enter a valid email address");
  expect(problemOf(consent)).toBe("Please agree to receive one email about it.");
  for (const field of [choice, email, consent])
    expect(field.getAttribute("aria-invalid")).toBe("true");

  await typeInto(email, "ana@example.com");
  expect(problemOf(email)).toBeUndefined();
  expect(email.getAttribute("aria-invalid")).toBe("false");
  expect(problemOf(consent), "of another field").not.toBeUndefined();
  unmount();
});
