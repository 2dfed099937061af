// @vitest-environment happy-dom

import { afterEach, expect, test } from "vitest";
import { mount } from "#app/ui/testing/mount.tsx";
import { BuyerFields } from "./buyer-fields.tsx";

let unmount = () => {};
afterEach(() => unmount());

test.each([
  ["cedula", "Cédula", "numeric"],
  ["ruc", "RUC", "numeric"],
  ["passport", "Passport", "text"],
] as const)("names the number of a %s, as the checkout does", async (kind, label, inputMode) => {
  const draft = { kind, number: "", name: null };
  const fields = { draft, onChange: () => {}, recipient: "Ana", isWrong: false };
  unmount = await mount(<BuyerFields {...fields} />);
  const field = document.querySelector("input");
  expect(field?.labels?.[0]?.textContent).toBe(label);
  expect(field?.getAttribute("inputmode")).toBe(inputMode);
});
