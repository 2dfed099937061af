// @vitest-environment happy-dom
import { act, useState } from "react";
import { afterEach, expect, test } from "vitest";
import { mount } from "#app/ui/testing/mount.tsx";
import { typeInto } from "#app/ui/testing/type-into.ts";
import { DiscountField } from "./discount-field.tsx";

let unmount = () => {};

function Field({ stored }: { stored: string }) {
  const [code, setCode] = useState(stored);
  const quote = code ? { code, kind: "percent" as const, amounts: [1000] } : null;
  const state = { code, quote, error: null, isAsking: false, codeToSend: code };
  return <DiscountField discount={{ ...state, enter: setCode }} />;
}

const removeButton = () => document.querySelector<HTMLElement>("button[aria-label]");

afterEach(() => unmount());

test("moves the focus to what replaces the pressed button", async () => {
  unmount = await mount(<Field stored="" />);
  await typeInto(document.querySelector("input"), "HOLA10");
  const apply = document.querySelector<HTMLButtonElement>("button[type=submit]");
  apply?.focus();
  await act(async () => apply?.click());
  expect(removeButton()).not.toBeNull();
  expect(document.activeElement).toBe(removeButton());
  await act(async () => removeButton()?.click());
  expect(document.activeElement).toBe(document.querySelector("summary"));
});

test("takes no focus when it is shown with a stored code", async () => {
  unmount = await mount(<Field stored="HOLA10" />);
  expect(removeButton()).not.toBeNull();
  expect(document.activeElement).toBe(document.body);
});
