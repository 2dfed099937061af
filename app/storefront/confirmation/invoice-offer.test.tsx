// @vitest-environment happy-dom
import { I18nProvider } from "@lingui/react";
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { SAMPLE_ORDER } from "#app/domain/testing/sample-order.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { typeInto } from "#app/ui/testing/type-into.ts";
import { InvoiceOffer } from "./invoice-offer.tsx";

const Receipt = createRoutesStub([
  { path: "/", Component: () => <InvoiceOffer order={SAMPLE_ORDER} /> },
]);

const page = (
  <I18nProvider i18n={serverI18n("en", "shop", "checkout", "orders")}>
    <Receipt />
  </I18nProvider>
);

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`);
const kind = (value: string) => document.querySelector<HTMLInputElement>(`[value=${value}]`);

afterEach(() => document.body.replaceChildren());

test("takes over what was filled in before hydration", async () => {
  document.body.innerHTML = renderToString(page);
  const [ruc, number, name] = [kind("ruc"), field("number"), field("name")];
  if (!ruc || !number || !name) throw new Error("no fields");
  ruc.checked = true;
  number.value = "1790012345001";
  await act(async () => hydrateRoot(document.body, page));
  await typeInto(name, "Modas Mora S.A.");
  expect(ruc.checked).toBe(true);
  expect(number.value).toBe("1790012345001");
});

test("says of which number it asks, whichever kind is chosen without script", () => {
  document.body.innerHTML = renderToString(page);
  expect(field("number")?.labels?.[0]?.textContent).toBe("Cédula, RUC or passport number");
});

/** Show the form and return its fields, a press of its button, and what it sends. */
async function showForm() {
  const save = vi.fn(() => null);
  const Shop = createRoutesStub([
    { path: "*", Component: () => <InvoiceOffer order={SAMPLE_ORDER} />, action: save },
  ]);
  const unmount = await mount(<Shop />);
  const [form, number, name] = [document.querySelector("form"), field("number"), field("name")];
  if (!form || !number || !name) throw new Error("no form");
  const send = () => act(async () => form.querySelector<HTMLElement>("[type=submit]")?.click());
  return { form, number, name, send, save, unmount };
}

const problemOf = (input: HTMLInputElement) =>
  document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent;

test.each(["", "-", "1710034064"])(
  "sends no invalid number, and asks for it at the focused field: %j",
  async (typed) => {
    const { form, number, send, save, unmount } = await showForm();
    expect(form.noValidate).toBe(true);
    await typeInto(number, typed);
    await send();
    expect(document.activeElement).toBe(number);
    expect(problemOf(number)).toContain("Please check this cédula");
    expect(save).not.toHaveBeenCalled();

    await typeInto(number, "1710034065");
    expect(number.hasAttribute("aria-invalid")).toBe(false);
    await send();
    await vi.waitFor(() => expect(save).toHaveBeenCalledOnce());
    unmount();
  },
);

test("sends no blank name, and asks for it at the focused field", async () => {
  const { number, name, send, save, unmount } = await showForm();
  await typeInto(number, "1710034065");
  await typeInto(name, " ");
  await send();
  expect(document.activeElement).toBe(name);
  expect(problemOf(name)).toContain("Please write the name for the invoice.");
  expect(save).not.toHaveBeenCalled();

  await typeInto(name, "Ana Paz");
  expect(name.hasAttribute("aria-invalid")).toBe(false);
  await send();
  await vi.waitFor(() => expect(save).toHaveBeenCalledOnce());
  unmount();
});
