// @vitest-environment happy-dom

import { I18nProvider } from "@lingui/react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { QuantityStepper } from "./quantity-stepper.tsx";

const container = document.createElement("div");
document.body.append(container);
let unmount = () => {};
const onChange = vi.fn<(value: number) => void>();

function show(value: number, max?: number) {
  const root = createRoot(container);
  unmount = () => act(() => root.unmount());
  act(() =>
    root.render(
      <I18nProvider i18n={serverI18n("en", "shop")}>
        <QuantityStepper label="Quantity" value={value} max={max} onChange={onChange} />
      </I18nProvider>,
    ),
  );
}

const field = () => container.querySelector("input") as HTMLInputElement;
const isInactive = (name: string) => button(name).getAttribute("aria-disabled") === "true";
const button = (name: string) =>
  container.querySelector(`button[aria-label="${name}"]`) as HTMLButtonElement;

function type(text: string) {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  act(() => {
    setValue?.call(field(), text);
    field().dispatchEvent(new Event("input", { bubbles: true }));
  });
}

const leave = () => act(() => void field().dispatchEvent(new Event("focusout", { bubbles: true })));

afterEach(() => {
  unmount();
  onChange.mockClear();
});

test("steps by one within the limits", () => {
  show(1, 2);
  expect(isInactive("Decrease quantity")).toBe(true);
  act(() => button("Increase quantity").click());
  expect(onChange).toHaveBeenLastCalledWith(2);
  unmount();
  show(2, 2);
  expect(isInactive("Increase quantity")).toBe(true);
});

test("accepts a valid typed number immediately", () => {
  show(1, 5);
  type("4");
  expect(onChange).toHaveBeenLastCalledWith(4);
});

test.each([
  ["99", 5],
  ["0", 1],
  ["-3", 1],
  ["2.7", 2],
])("corrects a typed %s on blur", (text, right) => {
  show(3, 5);
  type(text);
  expect(onChange).not.toHaveBeenCalled();
  leave();
  expect(onChange).toHaveBeenLastCalledWith(right);
});

test("reverts an empty field on blur", () => {
  show(3, 5);
  type("");
  leave();
  expect(onChange).not.toHaveBeenCalled();
  expect(field().value).toBe("3");
});
